import type { AdminRow } from '../../queries/admin/entryConflict';
import type { Labels } from './comparedFields';
import { EarlierDraftNotice } from './EarlierDraftNotice';
import { EntryHistory } from './EntryHistory';
import { SaveConflict } from './SaveConflict';
import type { useEditor } from './useEditor';

export interface EditorToolsProps<
  Row extends AdminRow,
  Fields extends Record<string, string>,
  Written extends Record<string, unknown>,
> {
  id: string;
  tools: ReturnType<typeof useEditor<Row, Fields, Written>>['tools'];
  labels: Labels<Fields>;
}

/** Above the form of a stored row: earlier draft, history, and the dialog of a stopped save. */
export function EditorTools<
  Row extends AdminRow,
  Fields extends Record<string, string>,
  Written extends Record<string, unknown>,
>({ id, tools, labels }: EditorToolsProps<Row, Fields, Written>) {
  const { table, toFields, saving, draft, opened } = tools;
  return (
    <>
      <EarlierDraftNotice
        opened={opened}
        labels={labels}
        onRestore={draft.restoreEarlier}
        onDiscard={draft.discardEarlier}
      />
      <EntryHistory
        id={id}
        labels={labels}
        table={table}
        toFields={toFields}
        hasDraft={draft.isWritten}
        onRestored={draft.beginAnew}
      />
      <SaveConflict
        id={id}
        saving={saving}
        toFields={toFields}
        labels={labels}
        beginAnew={draft.beginAnew}
      />
    </>
  );
}
