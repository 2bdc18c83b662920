import { useShortcut } from '@agency/ui/hooks/useShortcut';
import { useEffect, useState } from 'react';
import { firstInteraction } from './firstInteraction';
import { localStore } from './storage';

const SINGLE_KEYS = 'single-keys';

/** The first user interaction may be a key before hydration; it counts once. */
let earlyPress: Promise<Event | undefined> | undefined = firstInteraction();

/** Runs `onSearch` on Ctrl or ⌘ K, and another action on a single key that can be switched off. */
export function usePageShortcuts(
  onSearch: () => void,
  singleKey: string,
  onSingleKey: () => void,
): void {
  const early = earlyPress;
  useShortcut('k', onSearch, { early });
  useShortcut(singleKey, onSingleKey, { alone: true, when: areSingleKeysOn, early });
  useEffect(() => {
    earlyPress = undefined;
  }, []);
}

/** Whether `/` and `?` are shortcuts; they can be switched off, since speech input may press them. */
const areSingleKeysOn = (): boolean => localStore.getItem(SINGLE_KEYS) !== 'off';

/** The switch of the shortcuts that are a single key. */
export function useSingleKeys(): { on: boolean; onChange: (on: boolean) => void } {
  const [on, setOn] = useState(areSingleKeysOn);
  return {
    on,
    onChange: (next) => {
      localStore.setItem(SINGLE_KEYS, next ? 'on' : 'off');
      setOn(next);
    },
  };
}
