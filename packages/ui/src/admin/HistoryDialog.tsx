import type { Version } from '@agency/model/history';
import type { Remote } from '@agency/model/remote';
import { EmptyState } from '../patterns/EmptyState';
import { ErrorState } from '../patterns/ErrorState';
import { formatDate } from '../patterns/formatDate';
import { LoadingState } from '../patterns/LoadingState';
import { Badge } from '../primitives/Badge';
import { Button } from '../primitives/Button';
import { Dialog, DialogBody } from '../primitives/Dialog';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import { type ComparedField, Difference } from './Difference';
import { HistoryItem } from './HistoryItem';

export interface HistoryDialogProps {
  open: boolean;
  onClose: () => void;
  /** Newest first, beginning with the present one. */
  versions: Remote<readonly Version[]>;
  /** Reads the versions again. */
  onRetry: () => void;
  /** Names of the columns; one without a name is left out. */
  labels: Readonly<Record<string, string>>;
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
  const { open, onClose, versions, onRetry } = props;
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
        <DialogBody>
          <Text size="small">What was saved is kept here for 90 days.</Text>
          <ol>
            {versions.data.map((version) => (
              <VersionItem key={version.replacedBy} version={version} {...props} />
            ))}
          </ol>
        </DialogBody>
      )}
    </Dialog>
  );
}

/** When and by whom a version was saved, what that changed, and how it differs from the present one. */
function VersionItem({ version, ...props }: HistoryDialogProps & { version: Version }) {
  const { labels, compared, onCompare } = props;
  const { made, replacedBy, replacedAt } = version;
  const moment = formatDate(made?.made_at ?? replacedAt ?? '', 'dateTime');
  const when = made ? moment : `Before ${moment}`;
  const expanded = replacedBy !== null && replacedBy === compared;
  return (
    <HistoryItem
      title={
        replacedBy === null ? (
          <>
            <span>{when}</span> <Badge variant="secondary">Now</Badge>
          </>
        ) : (
          when
        )
      }
      meta={
        made
          ? `${actionOf(version, labels)} by ${made.made_by ?? 'the database’s owner'}`
          : 'Who saved it is no longer known'
      }
      action={
        replacedBy !== null && (
          <Button
            tone="neutral"
            variant="outline"
            size="small"
            aria-expanded={expanded}
            aria-label={`Compare the version of ${when}`}
            onClick={() => onCompare(expanded ? null : replacedBy)}
          >
            Compare
          </Button>
        )
      }
    >
      {expanded && <Comparison {...props} />}
    </HistoryItem>
  );
}

function actionOf({ made, broughtBack }: Version, labels: HistoryDialogProps['labels']): string {
  if (broughtBack) return 'Brought back';
  if (made?.action === 'insert') return 'Created';
  const fields = made?.changed.flatMap((column) => labels[column] ?? []) ?? [];
  return fields.length > 0 ? `${fields.join(', ')} changed` : 'Changed';
}

function Comparison({ fields, onRetryFields, onRestore, restoring }: HistoryDialogProps) {
  if (fields.status === 'loading') return <LoadingState text="Loading this version..." />;
  if (fields.status === 'failed') {
    return <ErrorState text="Failed to read this version." onRetry={onRetryFields} />;
  }
  return (
    <Stack ref={scrollIntoView} align="start">
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
