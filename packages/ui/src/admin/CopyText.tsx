import { selectText, useCopy } from '../hooks/useCopy';
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
  const { copied, refused, copy } = useCopy(text);
  return (
    <>
      <Button tone="neutral" variant="outline" onClick={copy}>
        {copied ? copiedLabel : label}
      </Button>
      {copied && <StatusMessage text={copiedLabel} />}
      {refused && (
        <textarea ref={selectText} readOnly value={text} aria-label={label} className={field} />
      )}
    </>
  );
}
