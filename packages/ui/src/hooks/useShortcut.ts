import { useEffect, useEffectEvent, useState } from 'react';
import { pressedKey } from './pressedKey';

interface ShortcutOptions {
  /** Also with an open dialog or the focus in a field; default: false. */
  anywhere?: boolean;
  /** The key alone, without Ctrl or ⌘; default: false. */
  alone?: boolean;
  /** Asked at each press; default: always. */
  when?: () => boolean;
  /** A press from before the component was there; default: none. */
  early?: Promise<Event | undefined> | undefined;
}

/**
 * Runs an action on a key, and nothing that the browser would do for it.
 * @param key in lower case; pressed with Ctrl or ⌘ unless it is `alone`
 */
export function useShortcut(key: string, onPress: () => void, options: ShortcutOptions = {}): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { anywhere = false, alone = false, when = () => true } = options;
    if (pressedKey(event) !== key || event.altKey || !when()) return;
    const modified = event.ctrlKey || event.metaKey;
    if (alone ? modified : !modified || event.shiftKey) return;
    if (!anywhere && (isField(event.target) || isDialogOpen())) return;
    event.preventDefault();
    onPress();
  });
  const [early] = useState(options.early);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    // Not dispatched again: WebKit moves the focus and follows links on a synthetic key as well.
    void early?.then((event) => event instanceof KeyboardEvent && press(event));
    return () => document.removeEventListener('keydown', listener);
  }, [early]);
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable]');

const isDialogOpen = (): boolean => document.querySelector('[role="dialog"][data-open]') !== null;
