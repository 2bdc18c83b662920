import { useState } from 'react';
import { Button } from '../primitives/Button';
import { StatusMessage } from '../primitives/StatusMessage';
import { field } from './CopyText.css';

export interface CopyTextProps {
  text: string;
  /** Of the button, and the name of the field that shows the text. */
  label: string;
  /** Default: Copied. */
  copiedLabel?: string;
}

/** Copies a text of several lines; where that is not allowed, shows it selected. */
export function CopyText({ text, label, copiedLabel = 'Copied' }: CopyTextProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  const copied = outcome === 'copied';
  return (
    <>
      <Button tone="neutral" variant="outline" onClick={() => void copy()}>
        {copied ? copiedLabel : label}
      </Button>
      {copied && <StatusMessage text={copiedLabel} />}
      {outcome === 'refused' && (
        <textarea ref={select} readOnly value={text} aria-label={label} className={field} />
      )}
    </>
  );
}

function select(area: HTMLTextAreaElement | null): void {
  area?.focus();
  area?.select();
}
