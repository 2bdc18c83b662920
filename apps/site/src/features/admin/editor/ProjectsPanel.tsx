import { categoriesOf } from '@agency/model/categoriesOf';
import { AdminEntries } from '@agency/ui/admin/AdminEntries';
import { usePreloaded } from '@agency/ui/hooks/usePreloaded';
import { lazyComponent } from '@agency/ui/primitives/lazyComponent';
import { useMemo } from 'react';
import { useAdminList } from '../lib/adminQueries';
import { EntryListActions } from './EntryListActions';
import { projectKind } from './entryKinds';
import { projectPreview } from './previewOfFields';
import { useEditor } from './useEditor';

const LazyForm = lazyComponent(
  async () => (await import('@agency/ui/admin/ProjectForm')).ProjectForm,
);

export default function ProjectsPanel() {
  const { queries, words, hrefFor } = projectKind;
  const { listing, rows = [] } = useAdminList(queries, words);
  const { dialog, form } = useEditor(projectKind, rows);
  const createdAt = dialog.openForm?.createdAt;
  const preview = useMemo(() => projectPreview(createdAt), [createdAt]);
  usePreloaded(LazyForm);
  return (
    <AdminEntries
      {...listing}
      {...dialog}
      words={words}
      hrefFor={hrefFor}
      headerActions={<EntryListActions queries={queries} />}
      cardOf={({ thumbnail_url, category, description }) => ({
        picture: thumbnail_url,
        category,
        text: description,
      })}
      form={(begin) => (
        <LazyForm {...form} {...begin} preview={preview} categoriesInUse={categoriesOf(rows)} />
      )}
    />
  );
}
