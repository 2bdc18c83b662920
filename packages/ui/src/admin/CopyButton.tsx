import { selectText, useCopy } from '../hooks/useCopy';
import { Button } from '../primitives/Button';
import { LiveRegion } from '../primitives/LiveRegion';
import { field } from './CopyButton.css';

export interface CopyButtonProps {
  text: string;
  /** The button's text, and the accessible name of the fallback field. */
  label: string;
}

/** Button that copies a text of several lines. If the clipboard refuses, a field shows the text selected. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { copied, refused, copy } = useCopy(text);
  return (
    <>
      <Button tone="neutral" variant="outline" onClick={copy}>
        {copied ? 'Copied' : label}
      </Button>
      {copied && <LiveRegion text="Copied" />}
      {refused && (
        <textarea ref={selectText} readOnly value={text} aria-label={label} className={field} />
      )}
    </>
  );
}
