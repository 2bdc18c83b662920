import type { CoverUpload } from '@agency/ui/admin/CoverField';
import type { Insertion } from '@agency/ui/admin/InsertForm';
import type { RenderPictureInput } from '@agency/ui/admin/PictureField';
import { useLastDefined } from '@agency/ui/hooks/useLastDefined';
import { lazyComponent } from '@agency/ui/primitives/lazyComponent';
import { notify } from '@agency/ui/primitives/Toaster';
import { useMutation } from '@tanstack/react-query';
import { Suspense, use, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLoadedDialog } from '#src/app/loading/useLoadedDialog.ts';
import { admin } from '#src/content/admin.ts';
import { commonestTags } from '#src/lib/commonestTags.ts';
import { type Chosen, DraftsContext, draftName } from '#src/lib/drafts.ts';
import { errorMessage } from '#src/lib/errorMessage.ts';
import { paths } from '#src/lib/paths.ts';
import { EntryConflict, gotNoAnswer, refusedFieldOf } from '../lib/requestErrors';
import { comparedFields, EntryHistory } from './EntryHistory';
import type { EntryKind, FieldsOf, KindName, RowOf, Save, ValuesOf } from './entryKinds';
import { rowHas } from './rowHas';
import { type DraftedForm, NEW, useDraftedForm } from './useDraftedForm';

const LazyConflictDialog = lazyComponent(
  async () => (await import('@agency/ui/admin/ConflictDialog')).ConflictDialog,
);
const PictureInput = lazyComponent(async () => (await import('../pictures/PictureInput')).default);

/**
 * The dialog that edits a row: opened by the URL, kept as a draft, closed by saving.
 * @param rows those that are read already
 */
export function useEditor<Name extends KindName>(
  kind: EntryKind<Name>,
  rows: readonly RowOf<Name>[],
) {
  const navigate = useNavigate();
  const { form, keepDraft, restart, ...drafts } = useDraftedForm(kind, rows);
  const { saveRow, conflict, setConflict, failure, busy, forget } = useSaving(kind, form);
  const unsaved = use(DraftsContext);
  const name = draftName(kind.queries.table, form?.id ?? '');
  const chosen = unsaved.chosen(name);
  const choose = (change: Chosen) =>
    form && unsaved.choose(name, { ...unsaved.chosen(name), ...change });
  const isDirty = () => unsaved.chosen(name) !== undefined || (form?.draft.isWritten() ?? false);
  const open = (search: Record<string, string>) => void navigate(`?${new URLSearchParams(search)}`);
  const page = usePageBefore();
  const close = () => {
    form?.draft.discard();
    unsaved.choose(name, {});
    forget();
  };
  const askToLeave = () => {
    if (isDirty() && !window.confirm(admin.discard)) return;
    close();
    // As Back does: the page is in the history once, as it was.
    if (page && window.history.length > 1) void navigate(-1);
    else void navigate('?', { replace: true });
  };
  /** @param target default: the row that the form was opened for */
  const save = async (values: ValuesOf<Name>, target?: Save<Name>['target']) => {
    const error = await saveRow(values, target);
    if (error === undefined) {
      close();
      void navigate(page ?? '?', { replace: true });
    }
    return refusedFieldOf(error);
  };
  // With the conflict's dialog, because one over the form's has to be inside it.
  const titleActions = (id: string) => (
    <>
      <EntryHistory kind={kind} id={id} isDirty={isDirty} onRestored={restart} />
      <SaveConflict
        kind={kind}
        conflict={conflict}
        onClose={() => setConflict(undefined)}
        onTakeRow={restart}
        onSave={(values, row) => void save(values, row && { id, updatedAt: row.updated_at })}
        busy={busy}
      />
    </>
  );
  return {
    dialog: {
      ...drafts,
      openForm: form,
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
      tagsInUse: commonestTags(rows),
      pictureInput,
      ...chosen,
      onInsertions: (insertions: readonly Insertion[]) => choose({ insertions }),
      onCover: (cover: CoverUpload | undefined) => choose({ cover }),
    },
  };
}

/** The path of the entry's page whose Edit has opened this document with a form; undefined for any other way here. */
function usePageBefore(): string | undefined {
  const isFirst = useLocation().key === 'default';
  const { origin, pathname } = new URL(document.referrer || 'about:blank');
  const isEntry = [paths.blog, paths.portfolio].some((list) => pathname.startsWith(`${list}/`));
  return isFirst && isEntry && origin === window.location.origin ? pathname : undefined;
}

const pictureInput: RenderPictureInput = (field) => (
  <Suspense>
    <PictureInput {...field} />
  </Suspense>
);

/** Writes the row of a form, notifies of the outcome, and stops where the row is no longer as it was read. */
function useSaving<Name extends KindName>(
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
    const { id, mode, origin, rowFields, draft } = form;
    const { updatedAt, unanswered } = draft.current();
    const opened = mode === 'edit' ? { id, updatedAt } : null;
    const row = target === undefined ? opened : target;
    const isTextUnchanged = (stored: RowOf<Name>) =>
      origin !== 'draftOfOlderRow' && rowHas(toFields(stored), rowFields);
    try {
      const savedId = await mutateAsync({ values, target: row, unanswered, isTextUnchanged });
      const view = { label: admin.view, href: hrefFor({ ...values, id: savedId }) };
      notify.success(admin.success, row ? words.updated : words.created, view);
    } catch (thrown) {
      if (gotNoAnswer(thrown)) draft.write({ unanswered: [...draft.current().unanswered, values] });
      if (thrown instanceof EntryConflict) setConflict({ row: thrown.row, values });
      notify.error(admin.error, errorMessage(thrown, words.saveFailed));
      return thrown;
    }
    setConflict(undefined);
    return undefined;
  };

  const isKept = gotNoAnswer(error) && !form?.unkept;
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

/** A save that was stopped. */
interface Conflict<Name extends KindName> {
  /** As it is now; null when the entry was deleted. */
  row: RowOf<Name> | null;
  /** What was to be written. */
  values: ValuesOf<Name>;
}

interface SaveConflictProps<Name extends KindName> {
  kind: EntryKind<Name>;
  conflict: Conflict<Name> | undefined;
  onClose: () => void;
  /** Restarts the form with the text of the row. */
  onTakeRow: (fields: FieldsOf<Name>, updatedAt: string) => void;
  /** Writes over the row. */
  onSave: (values: ValuesOf<Name>, row: RowOf<Name> | null) => void;
  busy: boolean;
}

/** The dialog that stops a save of an entry that was changed or deleted elsewhere. */
function SaveConflict<Name extends KindName>(props: SaveConflictProps<Name>) {
  const { kind, conflict, onClose, onTakeRow, onSave, busy } = props;
  const { Dialog, show } = useLoadedDialog(LazyConflictDialog);
  const shown = useLastDefined(conflict);
  const showNow = useEffectEvent(show);
  useEffect(() => {
    if (conflict) showNow();
  }, [conflict]);
  if (!Dialog || !shown) return null;
  const { row, values } = shown;
  const theirs = kind.toFields(row ?? undefined);
  return (
    <Dialog
      open={conflict !== undefined}
      onClose={onClose}
      savedAt={row && (row.updated_at ?? '')}
      fields={comparedFields(kind.words.columns, theirs, kind.toFields(values))}
      onLoadTheirs={() => {
        onTakeRow(theirs, row?.updated_at ?? '');
        onClose();
      }}
      onSave={() => onSave(values, row)}
      busy={busy}
    />
  );
}
