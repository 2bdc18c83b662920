import { useEffect, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

export interface LiveRegionProps {
  text: string;
  /** Shows the text as well. Default: false. */
  visible?: boolean;
}

/**
 * Announces a text politely, hidden by default. It is inserted after mounting: screen readers
 * ignore what a live region already holds when it appears.
 */
export function LiveRegion({ text, visible = false }: LiveRegionProps) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => setAnnounced(text), [text]);
  const region = <span role="status">{announced}</span>;
  return visible ? region : <VisuallyHidden>{region}</VisuallyHidden>;
}
