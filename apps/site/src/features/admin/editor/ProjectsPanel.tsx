import { categoriesOf } from '@agency/model/project';
import { AdminProjects } from '@agency/ui/admin/AdminProjects';
import { useMemo } from 'react';
import { useAdminList } from '../lib/adminQueries';
import { EntryListActions } from './EntryListActions';
import { projectKind } from './entryKinds';
import { projectPreview } from './previewOfFields';
import { useEditor } from './useEditor';

export default function ProjectsPanel() {
  const { queries, words, hrefFor } = projectKind;
  const { listing, rows = [] } = useAdminList(queries, words);
  const { dialog, form } = useEditor(projectKind, rows);
  const createdAt = dialog.openForm?.createdAt;
  const preview = useMemo(() => projectPreview(createdAt), [createdAt]);
  return (
    <AdminProjects
      {...listing}
      {...dialog}
      hrefFor={hrefFor}
      headerActions={<EntryListActions queries={queries} />}
      form={{ ...form, preview, categoriesInUse: categoriesOf(rows) }}
    />
  );
}
