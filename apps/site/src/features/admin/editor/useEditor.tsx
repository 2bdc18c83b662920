import { hasValues } from '@agency/model/rows';
import type { RenderPictureTools } from '@agency/ui/admin/PictureField';
import { lazyPart } from '@agency/ui/primitives/lazyPart';
import { notify } from '@agency/ui/primitives/Toaster';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { admin } from '#src/content/admin.ts';
import { commonestTags } from '#src/lib/commonestTags.ts';
import { errorMessage } from '#src/lib/errorMessage.ts';
import { EntryConflict, gotNoAnswer, refusedFieldOf } from '../lib/writeErrors';
import type { EntryKind, KindName, RowOf, Save, ValuesOf } from './adminEntryQueries';
import { EntryHistory } from './EntryHistory';
import { type Conflict, SaveConflict } from './SaveConflict';
import { NEW, type OpenedForm, useOpenedForm } from './useOpenedForm';

const PictureTools = lazyPart(async () => (await import('../pictures/PictureTools')).default);

/**
 * The dialog that edits a row: opened by the URL, kept as a draft, closed by saving.
 * @param listed rows that are read already
 */
export function useEditor<Name extends KindName>(
  kind: EntryKind<Name>,
  listed: readonly RowOf<Name>[],
) {
  const navigate = useNavigate();
  const { opened, createdAt, keepDraft, beginAnew } = useOpenedForm(kind, listed);
  const { saveRow, conflict, setConflict, failure, busy, forget } = useSaving(kind, opened);
  const hasDraft = () => opened?.draft.isWritten() ?? false;
  const open = (search: Record<string, string>) => void navigate(`?${new URLSearchParams(search)}`);
  const leave = () => {
    opened?.draft.discard();
    forget();
    void navigate('?', { replace: true });
  };
  const askToLeave = () => {
    if (!hasDraft() || window.confirm(admin.discard)) leave();
  };
  /** @param target default: the row that the form was opened for */
  const save = async (values: ValuesOf<Name>, target?: Save<Name>['target']) => {
    const error = await saveRow(values, target);
    if (error === undefined) leave();
    return refusedFieldOf(error);
  };
  const titleActions = (id: string) => (
    <>
      <EntryHistory kind={kind} id={id} hasDraft={hasDraft} onRestored={beginAnew} />
      <SaveConflict
        kind={kind}
        conflict={conflict}
        onClose={() => setConflict(undefined)}
        onTakeStored={beginAnew}
        onSave={(values, stored) => void save(values, stored && { id, readAt: stored.updated_at })}
        busy={busy}
      />
    </>
  );
  return {
    dialog: {
      openForm: opened?.openForm,
      onCreate: () => open({ [NEW]: '' }),
      onEdit: ({ id }: RowOf<Name>) => open({ edit: id }),
      onDismiss: askToLeave,
      titleActions,
    },
    form: {
      onChange: keepDraft,
      onCancel: askToLeave,
      onSave: (values: ValuesOf<Name>) => save(values),
      failure,
      tagsInUse: commonestTags(listed),
      pictureTools,
    },
    stored: opened?.stored,
    createdAt,
  };
}

const pictureTools: RenderPictureTools = (field) => (
  <Suspense>
    <PictureTools {...field} />
  </Suspense>
);

/** Writes the row of a form, notifies of the outcome, and stops where the row is no longer as it was read. */
function useSaving<Name extends KindName>(
  { queries, words, toFields, hrefFor }: EntryKind<Name>,
  opened: OpenedForm<Name> | undefined,
) {
  const { mutateAsync, error, isPending, reset } = useMutation(queries.save);
  const [conflict, setConflict] = useState<Conflict<Name>>();

  /** Resolves to what kept it from being saved; undefined when it is. */
  const saveRow = async (values: ValuesOf<Name>, target = opened && targetOf(opened)) => {
    if (!opened || target === undefined) return undefined;
    const { openForm, stored: before, draft } = opened;
    const { sent } = draft.current();
    const isAsRead = (row: RowOf<Name>) => !openForm.changed && hasValues(toFields(row), before);
    try {
      const id = await mutateAsync({ values, target, sent, isAsRead });
      const view = { label: admin.view, href: hrefFor({ ...values, id }) };
      notify.success(admin.success, target ? words.updated : words.created, view);
    } catch (thrown) {
      if (gotNoAnswer(thrown)) draft.write({ sent: [...draft.current().sent, values] });
      if (thrown instanceof EntryConflict) setConflict({ stored: thrown.stored, values });
      notify.error(admin.error, errorMessage(thrown, words.saveFailed));
      return thrown;
    }
    setConflict(undefined);
    return undefined;
  };

  const isKept = gotNoAnswer(error) && !opened?.openForm.unkept;
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

/** The stored row that saving changes, with its `updated_at` as read; null where it creates one. */
const targetOf = <Name extends KindName>({
  openForm,
  draft,
}: OpenedForm<Name>): Save<Name>['target'] =>
  openForm.mode === 'create' ? null : { id: openForm.id, readAt: draft.current().readAt };
