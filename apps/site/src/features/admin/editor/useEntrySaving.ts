import { notify } from '@agency/ui/primitives/Toaster';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { admin } from '#src/content/admin.ts';
import { errorMessage } from '#src/lib/errorMessage.ts';
import { EntryConflict, gotNoAnswer } from '../lib/requestErrors';
import type { EntryKind, KindName, RowOf, Save, ValuesOf } from './entryKinds';
import { rowHas } from './rowHas';
import type { DraftedForm } from './useDraftedForm';

/** A save that was stopped. */
export interface Conflict<Name extends KindName> {
  /** As it is now; null when the entry was deleted. */
  row: RowOf<Name> | null;
  /** What was to be written. */
  values: ValuesOf<Name>;
}

/** Writes the row of a form, notifies of the outcome, and stops where the row is no longer as it was read. */
export function useEntrySaving<Name extends KindName>(
  kind: EntryKind<Name>,
  form: DraftedForm<Name> | undefined,
) {
  const { queries, words, hrefFor, toFields } = kind;
  const { mutateAsync, error, isPending, reset } = useMutation(queries.save);
  const [conflict, setConflict] = useState<Conflict<Name>>();

  /**
   * Resolves to what kept it from being saved; undefined when it is.
   * @param target default: the row that the form was opened for
   */
  const saveRow = async (values: ValuesOf<Name>, target?: Save<Name>['target']) => {
    if (!form) return undefined;
    const { id, mode, startsFrom, rowFields, draft } = form;
    const { updatedAt, savesWithoutAnswer } = draft.current();
    const opened = mode === 'edit' ? { id, updatedAt } : null;
    const row = target === undefined ? opened : target;
    const isTextUnchanged = (stored: RowOf<Name>) =>
      startsFrom !== 'draftOfOlderRow' && rowHas(toFields(stored), rowFields);
    try {
      const savedId = await mutateAsync({
        values,
        target: row,
        savesWithoutAnswer,
        isTextUnchanged,
      });
      const view = { label: admin.view, href: hrefFor({ ...values, id: savedId }) };
      notify.success(admin.success, row ? words.updated : words.created, view);
    } catch (thrown) {
      if (gotNoAnswer(thrown))
        draft.write({ savesWithoutAnswer: [...draft.current().savesWithoutAnswer, values] });
      if (thrown instanceof EntryConflict) setConflict({ row: thrown.row, values });
      notify.error(admin.error, errorMessage(thrown, words.saveFailed));
      return thrown;
    }
    setConflict(undefined);
    return undefined;
  };

  const isKept = gotNoAnswer(error) && !form?.inMemoryOnly;
  const failure = isKept ? admin.noConnection : error && errorMessage(error, words.saveFailed);
  return {
    saveRow,
    conflict,
    setConflict,
    failure: failure ?? undefined,
    busy: isPending,
    forget: reset,
  };
}
