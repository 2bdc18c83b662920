import { useMemo, useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { Drafts } from '../../drafts';
import { entryDrafts, isSame } from '../../entryDrafts';
import * as opening from '../../openedForm';
import { NEW } from './useEditedRow';

interface DraftOptions<Fields> {
  table: string;
  /** The row that is edited, `NEW`, or null. */
  id: string | null;
  /** The row's values; undefined while it is read. */
  fields: Fields | undefined;
  /** The moment of the row's last change; empty for a new row, null for one that was deleted. */
  readAt: string | null;
}

/**
 * What an editor's form begins with, fixed when it opens, and the draft of what is written in it. A
 * reload, an ended session or a closed tab loses nothing.
 */
export function useDraft<Fields extends Record<string, string>>(options: DraftOptions<Fields>) {
  const { table, id, fields, readAt } = options;
  const all = useOutletContext<Drafts>();
  const drafts = useMemo(() => entryDrafts<Fields>(all, table), [all, table]);
  const [opened, setOpened] = useState<opening.OpenedForm<Fields>>();

  if (id === null && opened) setOpened(undefined);
  const offered = fields && (readAt !== null || drafts.isWritten(id ?? NEW));
  if (id !== null && opened?.editor.id !== id && offered) {
    const mode = id === NEW || readAt === null ? 'create' : 'edit';
    setOpened(opening.openForm(drafts, { id, mode }, fields, readAt));
  }
  // The moment of a restored version is known when the list has been read again.
  if (opened?.readAt === '' && readAt && fields && isSame(fields, opened.stored)) {
    setOpened({ ...opened, readAt });
  }

  const own = opened?.editor.id ?? NEW;
  return {
    opened,
    isWritten: () => drafts.isWritten(own),
    write: (values: Fields) => {
      if (opened) setOpened(opening.withWritten(opened, drafts, values));
    },
    discard: () => drafts.discard(own),
    /** Discards the draft, and restarts the form with a stored text. @param moment of that text */
    beginAnew: (stored: Fields, moment = '') => {
      if (opened) setOpened(opening.withStored(opened, drafts, stored, moment));
    },
    restoreEarlier: () => {
      if (opened) setOpened(opening.withEarlier(opened, drafts));
    },
    discardEarlier: () => {
      if (opened) setOpened(opening.withoutEarlier(opened, drafts));
    },
  };
}
