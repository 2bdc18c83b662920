import { useEffect, useState } from 'react';
import { firstInteraction } from './firstInteraction';

/** Whether the visitor has interacted; soon true on a page that is not prerendered. */
export function useInteracted(): boolean {
  const [interacted, setInteracted] = useState(false);
  useEffect(() => {
    void firstInteraction().then(() => setInteracted(true));
  }, []);
  return interacted;
}
