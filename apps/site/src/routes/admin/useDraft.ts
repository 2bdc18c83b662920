import type { Editor } from '@agency/ui/sections/AdminEntries';
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { type Drafts, draftName } from '../../drafts';
import { NEW } from './useEditedRow';

interface DraftOptions<Fields> {
  table: string;
  /** The row that is edited, `NEW`, or null. */
  id: string | null;
  /** The row's values; undefined while it is read. */
  fields: Fields | undefined;
}

/**
 * What an editor's form begins with, fixed when it opens, and the draft of what is written in it. A
 * reload, an ended session or a closed tab loses nothing.
 */
export function useDraft<Fields extends Record<string, string>>(options: DraftOptions<Fields>) {
  const { table, id, fields } = options;
  const drafts = useOutletContext<Drafts>();
  const [editor, setEditor] = useState<Editor<Fields>>();

  if (id === null && editor) setEditor(undefined);
  if (id !== null && editor?.id !== id && fields) {
    const draft = drafts.read(draftName(table, id), fields);
    setEditor({
      id,
      mode: id === NEW ? 'create' : 'edit',
      initial: draft ?? fields,
      restored: draft !== undefined,
    });
  }

  const name = draftName(table, editor?.id ?? NEW);
  return {
    editor,
    isWritten: () => drafts.has(name),
    write: (values: Fields) => {
      if (editor) drafts.write(name, values);
    },
    discard: () => drafts.discard(name),
    /** Discards the draft, and lets the form begin anew with other values. */
    beginAnew: (initial: Fields) => {
      drafts.discard(name);
      setEditor(
        (open) => open && { ...open, initial, restored: false, revision: (open.revision ?? 0) + 1 },
      );
    },
  };
}
