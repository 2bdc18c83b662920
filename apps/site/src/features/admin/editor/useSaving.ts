import type { RefusedField } from '@agency/model/remote';
import { notify } from '@agency/ui/primitives/Toaster';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { admin } from '#content/admin';
import { errorMessage } from '#lib/errorMessage';
import { type AdminRow, EntryConflict, holds } from '../lib/entryConflict';
import type { Texts } from '../lib/entryDraft';
import { gotNoAnswer, refusedFieldOf } from '../lib/refusals';
import type { Columns } from './entryTable';
import type { EntryOptions, OpenedForm } from './openForm';

/** Writes the row of a form, notifies of the outcome, and stops where the row is no longer as it was read. */
export function useSaving<Row extends AdminRow, Fields extends Texts, Values extends Columns>(
  { table, texts, toFields, hrefFor }: EntryOptions<Row, Fields, Values>,
  opened: OpenedForm<Fields, Values> | undefined,
  onSaved: () => void,
) {
  const [conflict, setConflict] = useState<{ stored: Row | null; values: Values }>();
  const [failure, setFailure] = useState<string>();
  const create = useMutation(table.create);
  const update = useMutation(table.update);

  /** @param target the row to be changed, with its `updated_at` as read; null creates one */
  const save = async (
    values: Values,
    target: { id: string; readAt: string | null | undefined } | null,
  ): Promise<RefusedField | undefined> => {
    const sent = opened?.draft.content().sent ?? [];
    const isAsRead = (stored: Row) =>
      opened !== undefined && !opened.editor.changed && holds(toFields(stored), opened.stored);
    const mayReplace = (stored: Row) => isAsRead(stored) || sent.some((one) => holds(stored, one));
    setFailure(undefined);
    try {
      if (target) {
        await update.mutateAsync({ ...target, values, mayReplace });
        notify.success(admin.success, texts.updated);
      } else {
        const id = await create.mutateAsync({ values, sent });
        const href = hrefFor({ ...values, id });
        notify.success(admin.success, texts.created, { label: admin.view, href });
      }
    } catch (error) {
      const unanswered = gotNoAnswer(error);
      if (unanswered) opened?.draft.write({ sent: [...opened.draft.content().sent, values] });
      if (error instanceof EntryConflict) setConflict({ stored: error.stored, values });
      const message = errorMessage(error, texts.saveFailed);
      notify.error(admin.error, message);
      setFailure(unanswered && !opened?.editor.unkept ? admin.noConnection : message);
      return refusedFieldOf(error);
    }
    setConflict(undefined);
    onSaved();
    return undefined;
  };
  const forget = () => setFailure(undefined);
  const busy = create.isPending || update.isPending;
  return { save, failure, conflict, busy, resolve: () => setConflict(undefined), forget };
}
