import { useShortcut } from '@agency/ui/hooks/useShortcut';
import { useEffect } from 'react';
import { firstInteraction } from './hydration/firstInteraction';
import { areSingleKeysOn } from './useSingleKeys';

/** The first user interaction may be a key before hydration; replayed once. */
let earlyPress: Promise<Event | undefined> | undefined = firstInteraction();

/** Runs `onSearch` on Ctrl or ⌘ K, and another action on a single key that can be switched off. */
export function usePageKeys(
  onSearch: () => void,
  singleKey: string,
  onSingleKey: () => void,
): void {
  useShortcut('k', onSearch);
  useShortcut(singleKey, onSingleKey, { alone: true, when: areSingleKeysOn });
  useEffect(() => {
    void earlyPress?.then((event) => {
      if (!(event instanceof KeyboardEvent)) return;
      event.target?.dispatchEvent(new KeyboardEvent(event.type, event));
    });
    earlyPress = undefined;
  }, []);
}
