import { useEffect, useState } from 'react';
import { firstInteraction } from './firstInteraction';

/** Whether the visitor has interacted with the page; on a page that is not prerendered, soon true. */
export function useInteracted(): boolean {
  const [interacted, setInteracted] = useState(false);
  useEffect(() => {
    void firstInteraction().then(() => setInteracted(true));
  }, []);
  return interacted;
}
