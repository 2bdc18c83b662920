import type { CoverUpload } from '@agency/ui/admin/CoverField';
import type { Insertion } from '@agency/ui/admin/InsertForm';
import type { RenderPictureInput } from '@agency/ui/admin/PictureField';
import { lazyComponent } from '@agency/ui/primitives/lazyComponent';
import { Suspense, use } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { admin } from '#src/content/admin.ts';
import { commonestTags } from '#src/lib/commonestTags.ts';
import { draftName } from '#src/lib/drafts.ts';
import { paths } from '#src/lib/paths.ts';
import { AdminDraftsContext, type PendingPictures } from '../lib/adminDrafts';
import { refusedFieldOf } from '../lib/requestErrors';
import { EntryHistory } from './EntryHistory';
import type { EntryKind, KindName, RowOf, Save, ValuesOf } from './entryKinds';
import { SaveConflict } from './SaveConflict';
import { NEW, useDraftedForm } from './useDraftedForm';
import { useEntrySaving } from './useEntrySaving';

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
  const { saveRow, conflict, setConflict, failure, busy, forget } = useEntrySaving(kind, form);
  const unsaved = use(AdminDraftsContext);
  const name = draftName(kind.queries.table, form?.id ?? '');
  const keepPictures = (change: PendingPictures) =>
    form && unsaved.keepPictures(name, { ...unsaved.picturesOf(name), ...change });
  const isDirty = () =>
    unsaved.picturesOf(name) !== undefined || (form?.draft.isWritten() ?? false);
  const open = (search: Record<string, string>) => void navigate(`?${new URLSearchParams(search)}`);
  const page = usePageBefore();
  const close = () => {
    form?.draft.discard();
    unsaved.keepPictures(name, {});
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
      ...unsaved.picturesOf(name),
      onInsertions: (insertions: readonly Insertion[]) => keepPictures({ insertions }),
      onCover: (cover: CoverUpload | undefined) => keepPictures({ cover }),
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
