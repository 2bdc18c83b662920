import { useShortcut } from '@agency/ui/hooks/useShortcut';
import { useEffect } from 'react';
import { firstInteraction } from './firstInteraction';
import { areSingleKeysOn } from './useSingleKeySetting';

/** The first user interaction may be a key before hydration; it counts once. */
let earlyPress: Promise<Event | undefined> | undefined = firstInteraction();

/** Runs `onSearch` on Ctrl or ⌘ K, and another action on a single key that can be switched off. */
export function useGlobalShortcuts(
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
