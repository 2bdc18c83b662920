import { formatDate } from '../patterns/formatDate';
import { Button } from '../primitives/Button';
import { Dialog, DialogBody } from '../primitives/Dialog';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import { buttons } from './ConflictDialog.css';
import { CopyButton } from './CopyButton';
import { type ComparedField, Difference } from './Difference';

export interface ConflictDialogProps {
  open: boolean;
  /** Back to the form, which keeps its text. */
  onClose: () => void;
  /** When the other version was saved, as the backend writes it; null when the entry was deleted. */
  savedAt: string | null;
  /** Each field as it is stored now, before, and as it was about to be saved, after. */
  fields: readonly ComparedField[];
  onLoadTheirs: () => void;
  /** Replaces what is stored; creates an entry with the text of one that was deleted. */
  onSave: () => void;
  /** Whether a request is running: the buttons that save then ignore presses. */
  busy: boolean;
}

/** What to do when an entry was changed or deleted elsewhere while its form was open. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { open, onClose, savedAt, fields, busy } = props;
  const mine = fields
    .filter(({ after }) => after !== '')
    .map(({ label, after }) => `${label}\n${after}`)
    .join('\n\n');
  const deleted = savedAt === null;
  const busyText = busy ? 'Saving...' : undefined;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="large"
      title={deleted ? 'This entry was deleted' : 'This entry has changed'}
    >
      <DialogBody gap="large">
        <Text measured>
          {deleted
            ? 'It was deleted elsewhere after you opened it. Nothing was saved, and your text is still here: save it as a new entry, or copy it.'
            : `It was saved elsewhere on ${formatDate(savedAt, 'dateTime')}, after you opened it. Nothing of yours was saved yet.`}
        </Text>
        {!deleted && (
          <Difference
            fields={fields}
            sides={{ before: 'The saved text', after: 'Your text, not saved yet' }}
            same="Both versions have the same text."
          />
        )}
        {!deleted && (
          <Text size="small" tone="muted" measured>
            ‘Take the saved text’ discards yours. ‘Save your text’ replaces the saved one, which
            stays in the history.
          </Text>
        )}
        <Stack direction="row" gap="small" className={buttons}>
          <CopyButton text={mine} label="Copy my text" />
          {!deleted && (
            <Button tone="neutral" variant="outline" onClick={props.onLoadTheirs}>
              Take the saved text
            </Button>
          )}
          <Button busyText={busyText} onClick={props.onSave}>
            {deleted ? 'Save as a new entry' : 'Save your text'}
          </Button>
        </Stack>
      </DialogBody>
    </Dialog>
  );
}
