import type { Version } from '@agency/model/history';
import type { Remote } from '@agency/model/remote';
import { EmptyState } from '../patterns/EmptyState';
import { ErrorState } from '../patterns/ErrorState';
import { LoadingState } from '../patterns/LoadingState';
import { Button } from '../primitives/Button';
import { Dialog } from '../primitives/Dialog';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import { type ComparedField, Difference } from './Difference';
import { body } from './HistoryDialog.css';
import { VersionItem, type VersionItemProps } from './VersionItem';

export interface HistoryDialogProps extends Pick<VersionItemProps, 'labels'> {
  open: boolean;
  onClose: () => void;
  /** Newest first, beginning with the present one. */
  versions: Remote<readonly Version[]>;
  /** Reads the versions again. */
  onRetry: () => void;
  /** `replacedBy` of the version that is compared; null when none is. */
  compared: number | null;
  /** Compares another version, or none. */
  onCompare: (replacedBy: number | null) => void;
  /** The fields of the present version, before, and of the compared one, after. */
  fields: Remote<readonly ComparedField[]>;
  /** Reads the fields again. */
  onRetryFields: () => void;
  /** Restores the compared version. */
  onRestore: () => void;
  /** Whether a version is being restored: the button then ignores presses. */
  restoring: boolean;
}

/** The versions of an entry, what each of them differs in from the present one, and the way back. */
export function HistoryDialog(props: HistoryDialogProps) {
  const { open, onClose, versions, onRetry, labels, compared, onCompare } = props;
  return (
    <Dialog open={open} onClose={onClose} title="History" width="large">
      {versions.status === 'loading' && <LoadingState text="Loading the history..." />}
      {versions.status === 'failed' && (
        <ErrorState text="Failed to read the history." onRetry={onRetry} />
      )}
      {versions.status === 'ready' && versions.data.length === 0 && (
        <EmptyState
          title="No saved changes yet"
          hint="What is saved from now on is kept here for 90 days."
        />
      )}
      {versions.status === 'ready' && versions.data.length > 0 && (
        <Stack gap="medium" className={body}>
          <Text size="small">What was saved is kept here for 90 days.</Text>
          <ol>
            {versions.data.map((version) => (
              <VersionItem
                key={version.replacedBy}
                version={version}
                labels={labels}
                expanded={compared !== null && version.replacedBy === compared}
                onToggle={() =>
                  onCompare(version.replacedBy === compared ? null : version.replacedBy)
                }
              >
                <Comparison {...props} />
              </VersionItem>
            ))}
          </ol>
        </Stack>
      )}
    </Dialog>
  );
}

function Comparison({ fields, onRetryFields, onRestore, restoring }: HistoryDialogProps) {
  if (fields.status === 'loading') return <LoadingState text="Loading this version..." />;
  if (fields.status === 'failed') {
    return <ErrorState text="Failed to read this version." onRetry={onRetryFields} />;
  }
  return (
    <Stack ref={scrollIntoView} gap="medium" align="start">
      <Difference fields={fields.data} marks={{ added: 'You get back', removed: 'You lose' }} />
      <Button
        tone="neutral"
        variant="outline"
        busyText={restoring ? 'Restoring...' : undefined}
        onClick={onRestore}
      >
        Restore this version
      </Button>
    </Stack>
  );
}

/** What is compared opens below what was pressed, maybe below the edge. */
const scrollIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest' });
