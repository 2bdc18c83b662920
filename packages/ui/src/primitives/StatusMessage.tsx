import { useEffect, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

export interface StatusMessageProps {
  text: string;
}

/**
 * Announces a text politely, without showing it. It is inserted after mounting: screen readers
 * ignore what a live region already holds when it appears.
 */
export function StatusMessage({ text }: StatusMessageProps) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => setAnnounced(text), [text]);
  return (
    <VisuallyHidden>
      <span role="status">{announced}</span>
    </VisuallyHidden>
  );
}
