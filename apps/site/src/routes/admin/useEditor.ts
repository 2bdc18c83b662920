import { notify } from '@agency/ui/primitives/Toaster';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { admin } from '../../content/admin';
import { localStore } from '../../storage';
import { gotNoAnswer, messageOf } from './messageOf';

interface Editor<Input> {
  id: string;
  mode: 'create' | 'edit';
  initial: Input;
  /** It begins with words of an earlier visit that were never saved. */
  restored: boolean;
}

interface EditorOptions<Row, Input, Output> {
  /** Names the drafts in the browser's storage. */
  noun: string;
  /** The rows that are already read. */
  rows: readonly Row[];
  fetchRow: (id: string) => Promise<Row | undefined>;
  toForm: (row?: Row) => Input;
  create: (values: Output, answerLost: boolean) => Promise<void>;
  update: (id: string, values: Output) => Promise<void>;
  onSaved: () => Promise<void>;
  texts: { saveFailed: string; created: string; updated: string };
}

const NEW = 'new';

/**
 * Which row is being written, kept in the address, with a draft of what is written, kept in the
 * browser: a reload, an ended session or a closed tab loses nothing. Saving or cancelling ends it.
 */
export function useEditor<Row extends { id: string }, Input, Output>(
  options: EditorOptions<Row, Input, Output>,
) {
  const { noun, rows, fetchRow, toForm, create, update, onSaved, texts } = options;
  const [params, setParams] = useSearchParams();
  const [editor, setEditor] = useState<Editor<Input>>();
  const answerLost = useRef(false);

  const id = params.has(NEW) ? NEW : params.get('edit');
  const known = rows.find((row) => row.id === id);
  const missing = id !== null && id !== NEW && !known;
  const { data: fetched } = useQuery({
    queryKey: ['admin', noun, 'row', id],
    queryFn: async () => (await fetchRow(id ?? '')) ?? null,
    enabled: missing && editor?.id !== id,
  });
  const row = known ?? fetched ?? undefined;
  const draftKey = (rowId: string) => `draft:${noun}:${rowId}`;

  if (id === null && editor) setEditor(undefined);
  if (id !== null && editor?.id !== id && (id === NEW || row)) {
    const draft = readDraft<Input>(draftKey(id));
    setEditor({
      id,
      mode: id === NEW ? 'create' : 'edit',
      initial: { ...toForm(row), ...draft },
      restored: draft !== undefined,
    });
  }

  const close = () => {
    if (editor) localStore.removeItem(draftKey(editor.id));
    answerLost.current = false;
    setParams({}, { replace: true });
  };

  return {
    editor,
    open: (target: Row | undefined) => setParams(target ? { edit: target.id } : { [NEW]: '' }),
    onChange: (values: Input) => {
      if (editor) localStore.setItem(draftKey(editor.id), JSON.stringify(values));
    },
    onCancel: close,
    /** Closes at once what was not touched, and asks before words are thrown away. */
    onDismiss: () => {
      const written = editor && localStore.getItem(draftKey(editor.id)) !== null;
      if (!written || window.confirm(admin.discard)) close();
    },
    onSave: async (values: Output) => {
      if (!editor) return;
      const creating = editor.mode === 'create';
      try {
        if (creating) await create(values, answerLost.current);
        else await update(editor.id, values);
      } catch (error) {
        answerLost.current ||= gotNoAnswer(error);
        notify.error(admin.error, messageOf(error, texts.saveFailed));
        return;
      }
      notify.success(admin.success, creating ? texts.created : texts.updated);
      close();
      await onSaved();
    },
  };
}

function readDraft<Input>(key: string): Partial<Input> | undefined {
  try {
    return JSON.parse(localStore.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
