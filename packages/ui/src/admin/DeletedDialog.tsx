import type { DeletedEntry } from '@agency/model/history';
import type { Remote } from '@agency/model/remote';
import { useRef } from 'react';
import { EmptyState } from '../patterns/EmptyState';
import { ErrorState } from '../patterns/ErrorState';
import { formatDate } from '../patterns/formatDate';
import { LoadingState } from '../patterns/LoadingState';
import { Button } from '../primitives/Button';
import { Dialog, DialogBody } from '../primitives/Dialog';
import { Text } from '../primitives/Text';
import { intro } from './DeletedDialog.css';
import { HistoryItem } from './HistoryItem';

export interface DeletedDialogProps {
  open: boolean;
  onClose: () => void;
  /** Newest first. */
  entries: Remote<readonly DeletedEntry[]>;
  onRetry: () => void;
  /** Resolves to whether the entry was brought back; the parent takes it out of `entries`. */
  onBringBack: (entry: DeletedEntry) => Promise<boolean>;
  /** `id` of the entry that is being brought back: its button is busy. */
  busy: number | undefined;
}

/** Lists the entries that were deleted in the last 30 days, each with a button that brings it back. */
export function DeletedDialog(props: DeletedDialogProps) {
  const { open, onClose, entries, onRetry, onBringBack, busy } = props;
  const introRef = useRef<HTMLParagraphElement>(null);
  const bringBack = async (entry: DeletedEntry) => {
    // The button is unmounted and would drop the focus to the body.
    if (await onBringBack(entry)) introRef.current?.focus();
  };
  return (
    <Dialog open={open} onClose={onClose} title="Recently deleted">
      <DialogBody>
        <Text ref={introRef} tabIndex={-1} size="small" className={intro}>
          What is deleted can be brought back for 30 days.
        </Text>
        {entries.status === 'loading' && <LoadingState text="Loading what was deleted..." />}
        {entries.status === 'failed' && (
          <ErrorState text="Failed to read what was deleted." onRetry={onRetry} />
        )}
        {entries.status === 'ready' && entries.data.length === 0 && (
          <EmptyState title="Nothing was deleted" />
        )}
        {entries.status === 'ready' && entries.data.length > 0 && (
          <ul>
            {entries.data.map((entry) => (
              <HistoryItem
                key={entry.id}
                title={entry.title}
                meta={`Deleted ${formatDate(entry.made_at, 'dateTime')} by ${entry.made_by ?? 'the database’s owner'}`}
                action={
                  <Button
                    tone="neutral"
                    variant="outline"
                    size="small"
                    aria-label={busy === entry.id ? undefined : `Bring back ${entry.title}`}
                    busyText={busy === entry.id ? 'Bringing back...' : undefined}
                    onClick={() => void bringBack(entry)}
                  >
                    Bring back
                  </Button>
                }
              />
            ))}
          </ul>
        )}
      </DialogBody>
    </Dialog>
  );
}
