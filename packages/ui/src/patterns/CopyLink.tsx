import { useState } from 'react';
import { Button } from '../primitives/Button';
import { StatusMessage } from '../primitives/StatusMessage';
import { address, button } from './CopyLink.css';

export interface CopyLinkProps {
  url: string;
}

const COPIED = 'Link copied';

/** Copies an address; where that is not allowed, shows it selected. */
export function CopyLink({ url }: CopyLinkProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  const copied = outcome === 'copied';
  return (
    <>
      <Button
        ref={show}
        tone="neutral"
        variant="outline"
        className={button}
        onClick={() => void copy()}
      >
        {copied ? COPIED : 'Copy link'}
      </Button>
      {copied && <StatusMessage text={COPIED} />}
      {outcome === 'refused' && (
        <input ref={select} readOnly value={url} aria-label="Link" className={address} />
      )}
    </>
  );
}

/** The ways to share open below their button, perhaps below the screen; this one is the last. */
function show(button: HTMLButtonElement | null): void {
  button?.scrollIntoView({ block: 'nearest' });
}

function select(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
