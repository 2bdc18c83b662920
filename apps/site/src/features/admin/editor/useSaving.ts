import type { RefusedField } from '@agency/model/remote';
import { notify } from '@agency/ui/primitives/Toaster';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { admin } from '../../../content/admin';
import { errorMessage } from '../../../lib/errorMessage';
import { type AdminRow, type Conflict, EntryConflict, holds } from '../lib/entryConflict';
import { gotNoAnswer, refusedFieldOf } from '../lib/refusals';
import type { Columns, EntryTable } from './entryTable';

interface SavingOptions<Row extends AdminRow, Values extends Columns> {
  table: Pick<EntryTable<Row, Values>, 'create' | 'update'>;
  texts: { saveFailed: string; created: string; updated: string };
  /** What earlier saves without an answer have sent. */
  sent: () => readonly Values[];
  onUnanswered: (values: Values) => void;
  /** Whether a stored row still has the text that the form was opened with. */
  isAsRead: (stored: Row) => boolean;
  keepsDraft: () => boolean;
  onSaved: () => void;
}

/** Writes a row, tells the outcome, and stops where the stored row is no longer as it was read. */
export function useSaving<Row extends AdminRow, Values extends Columns>(
  options: SavingOptions<Row, Values>,
) {
  const { table, texts, isAsRead, onSaved } = options;
  const [conflict, setConflict] = useState<Conflict<Row, Values>>();
  const [failure, setFailure] = useState<string>();
  const create = useMutation(table.create);
  const update = useMutation(table.update);

  /** @param target the row to be changed, with its `updated_at` as read; null creates one */
  const save = async (
    values: Values,
    target: { id: string; readAt: string | null | undefined } | null,
  ): Promise<RefusedField | undefined> => {
    const sent = options.sent();
    const mayReplace = (stored: Row) => isAsRead(stored) || sent.some((one) => holds(stored, one));
    setFailure(undefined);
    try {
      if (target) await update.mutateAsync({ ...target, values, mayReplace });
      else await create.mutateAsync({ values, sent });
    } catch (error) {
      if (gotNoAnswer(error)) options.onUnanswered(values);
      if (error instanceof EntryConflict) setConflict({ stored: error.stored, values });
      const message = errorMessage(error, texts.saveFailed);
      notify.error(admin.error, message);
      setFailure(gotNoAnswer(error) && options.keepsDraft() ? admin.noConnection : message);
      return refusedFieldOf(error);
    }
    notify.success(admin.success, target ? texts.updated : texts.created);
    setConflict(undefined);
    onSaved();
    return undefined;
  };
  const forget = () => setFailure(undefined);
  const busy = create.isPending || update.isPending;
  return { save, failure, conflict, busy, resolve: () => setConflict(undefined), forget };
}
