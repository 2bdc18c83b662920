import { useState } from 'react';
import { localStore } from './localStore';

const SINGLE_KEYS = 'single-keys';

/** Whether `/` and `?` are shortcuts; they can be switched off, since speech input may press them. */
export const areSingleKeysOn = (): boolean => localStore.getItem(SINGLE_KEYS) !== 'off';

/** The switch of the shortcuts that are a single key. */
export function useSingleKeySetting(): { on: boolean; onChange: (on: boolean) => void } {
  const [on, setOn] = useState(areSingleKeysOn);
  return {
    on,
    onChange: (next) => {
      localStore.setItem(SINGLE_KEYS, next ? 'on' : 'off');
      setOn(next);
    },
  };
}
