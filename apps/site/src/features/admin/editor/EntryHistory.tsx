import { mapRemote } from '@agency/model/remote';
import { Button } from '@agency/ui/primitives/Button';
import { lazyPart } from '@agency/ui/primitives/lazyPart';
import { admin } from '#content/admin';
import type { AdminRow } from '../lib/entryConflict';
import { useLoadedDialog } from '../lib/useLoadedDialog';
import { comparedFields, type Labels } from './comparedFields';
import { type HistoryOptions, useEntryHistory } from './useEntryHistory';

const LazyHistoryDialog = lazyPart(
  async () => (await import('@agency/ui/admin/HistoryDialog')).HistoryDialog,
);

export interface EntryHistoryProps<Row extends AdminRow, Fields>
  extends HistoryOptions<Row, Fields> {
  id: string;
  labels: Labels<Fields>;
}

/** The button that opens the history of a stored row, and its dialog. */
export function EntryHistory<Row extends AdminRow, Fields extends Record<string, string>>(
  props: EntryHistoryProps<Row, Fields>,
) {
  const { id, labels, ...options } = props;
  const { Dialog, open, show, close } = useLoadedDialog(LazyHistoryDialog);
  const { history, comparison, restore, ...rest } = useEntryHistory(id, open, options);
  return (
    <>
      <Button tone="neutral" variant="outline" size="small" onClick={show}>
        {admin.history.open}
      </Button>
      {Dialog && (
        <Dialog
          {...rest}
          open={open}
          onClose={close}
          labels={labels}
          versions={mapRemote(history, ({ versions }) => versions)}
          fields={mapRemote(comparison, ({ present, version }) =>
            comparedFields(labels, present, version),
          )}
          onRestore={() => void restore().then((restored) => restored && close())}
        />
      )}
    </>
  );
}
