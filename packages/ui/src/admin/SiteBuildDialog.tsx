import type { Remote } from '@agency/model/remote';
import { EmptyState } from '../patterns/EmptyState';
import { ErrorState } from '../patterns/ErrorState';
import { LoadingState } from '../patterns/LoadingState';
import { Button } from '../primitives/Button';
import { Dialog, DialogBody } from '../primitives/Dialog';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import { HistoryItem } from './HistoryItem';

const CHANGES = { created: 'New', changed: 'Changed', deleted: 'Deleted' } as const;

/** An entry that differs from what the last build made pages of. */
export interface WaitingEntry {
  id: string;
  title: string;
  change: 'created' | 'changed' | 'deleted';
}

export interface SiteBuildDialogProps {
  open: boolean;
  onClose: () => void;
  /** What differs from the last build. */
  waiting: Remote<readonly WaitingEntry[]>;
  onRetry: () => void;
  onBuild: () => void;
  /** While the build is asked for: the button then ignores presses. */
  busy: boolean;
}

/** What waits for a build of the site, and the button that starts one. */
export function SiteBuildDialog(props: SiteBuildDialogProps) {
  const { open, onClose, waiting, onRetry, onBuild, busy } = props;
  return (
    <Dialog open={open} onClose={onClose} title="Publish">
      <DialogBody>
        <Text size="small">
          Visitors see each change at once. Search engines, feeds and shared links see it after the
          next build of the site.
        </Text>
        {waiting.status === 'loading' && <LoadingState text="Comparing with the last build..." />}
        {waiting.status === 'failed' && (
          <ErrorState text="Failed to compare with the last build." onRetry={onRetry} />
        )}
        {waiting.status === 'ready' && waiting.data.length === 0 && (
          <EmptyState title="Nothing waits for a build" />
        )}
        {waiting.status === 'ready' && waiting.data.length > 0 && (
          <ul>
            {waiting.data.map(({ id, title, change }) => (
              <HistoryItem key={id} title={title} meta={CHANGES[change]} />
            ))}
          </ul>
        )}
        <Stack align="end">
          <Button busyText={busy ? 'Starting...' : undefined} onClick={onBuild}>
            Publish now
          </Button>
        </Stack>
      </DialogBody>
    </Dialog>
  );
}
