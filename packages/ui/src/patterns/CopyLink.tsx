import { selectText, useCopy } from '../hooks/useCopy';
import { Button } from '../primitives/Button';
import { StatusMessage } from '../primitives/StatusMessage';
import { button, input } from './CopyLink.css';

export interface CopyLinkProps {
  url: string;
}

const COPIED = 'Link copied';

/** Copies a URL; where that is not allowed, shows it selected. */
export function CopyLink({ url }: CopyLinkProps) {
  const { copied, refused, copy } = useCopy(url);
  return (
    <>
      <Button ref={show} tone="neutral" variant="outline" className={button} onClick={copy}>
        {copied ? COPIED : 'Copy link'}
      </Button>
      {copied && <StatusMessage text={COPIED} />}
      {refused && (
        <input ref={selectText} readOnly value={url} aria-label="Link" className={input} />
      )}
    </>
  );
}

/** The ways to share open below their button, perhaps below the screen; this one is the last. */
function show(button: HTMLButtonElement | null): void {
  button?.scrollIntoView({ block: 'nearest' });
}
