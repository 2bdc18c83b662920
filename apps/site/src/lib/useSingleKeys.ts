import { useState } from 'react';
import { areSingleKeysOn, switchSingleKeys } from './singleKeys';

/** The switch of the shortcuts that are a single key. */
export function useSingleKeys(): { on: boolean; onChange: (on: boolean) => void } {
  const [on, setOn] = useState(areSingleKeysOn);
  return {
    on,
    onChange: (next) => {
      switchSingleKeys(next);
      setOn(next);
    },
  };
}
