import { useOuterDialog } from '../hooks/useOuterDialog';
import { Button } from '../primitives/Button';
import { Dialog } from '../primitives/Dialog';
import { Text } from '../primitives/Text';
import { type ComparedField, Difference } from './Difference';
import { body, buttons } from './DraftDialog.css';

export interface DraftDialogProps {
  open: boolean;
  /** Back to the form; the draft is kept. */
  onClose: () => void;
  /** How long ago it was written, e.g. '3 hours ago'. */
  age: string;
  /** Each field as it is stored now, before, and in the draft, after. */
  fields: readonly ComparedField[];
  onRestore: () => void;
  onDiscard: () => void;
}

/** A draft that was begun before the entry was changed elsewhere, and what it differs in. */
export function DraftDialog({
  open,
  onClose,
  age,
  fields,
  onRestore,
  onDiscard,
}: DraftDialogProps) {
  const { insideRef, outerRef } = useOuterDialog();
  return (
    <>
      <span ref={insideRef} hidden />
      <Dialog
        open={open}
        onClose={onClose}
        fallbackFocus={outerRef}
        width="large"
        title="Your earlier draft"
      >
        <div className={body}>
          <Text measured>
            {`You wrote this ${age} without saving it, and the entry was changed since. Restoring puts it into the form; nothing is saved before you save.`}
          </Text>
          <Difference
            fields={fields}
            sides={{ before: 'Stored now', after: 'Your draft' }}
            same="The draft has the same text."
          />
          <div className={buttons}>
            <Button tone="neutral" variant="outline" onClick={onDiscard}>
              Discard draft
            </Button>
            <Button onClick={onRestore}>Restore draft</Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
