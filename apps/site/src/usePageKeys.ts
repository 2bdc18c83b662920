import { useEffect, useEffectEvent } from 'react';
import { areSingleKeysOn } from './singleKeys';
import { firstInteraction } from './startup/firstInteraction';

/** The first user interaction may be a key before hydration; taken once. */
let earlyPress: Promise<Event | undefined> | undefined = firstInteraction();

/**
 * Runs `onFind` on Ctrl or ⌘ K, and another action on a single key that can be switched off; neither in
 * fields and dialogs.
 */
export function usePageKeys(onFind: () => void, singleKey: string, onSingleKey: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const single = key === singleKey && areSingleKeysOn() && onSingleKey;
    const action = ctrlKey || metaKey ? key === 'k' && onFind : single;
    if (!action || altKey) return;
    if ((target as Element).closest('input,textarea,select,[role=dialog]')) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    void earlyPress?.then((event) => event instanceof KeyboardEvent && press(event));
    earlyPress = undefined;
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
