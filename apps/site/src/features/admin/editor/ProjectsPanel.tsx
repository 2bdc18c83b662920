import { categoriesOf } from '@agency/model/project';
import { AdminProjects } from '@agency/ui/admin/AdminProjects';
import { useMemo } from 'react';
import { projectKind } from './adminEntryQueries';
import { projectPreview } from './entryPreview';
import { useEditor } from './useEditor';
import { useEntryList } from './useEntryList';

export default function ProjectsPanel() {
  const { listing, rows } = useEntryList(projectKind);
  const { dialog, form } = useEditor(projectKind, rows);
  const createdAt = dialog.openForm?.createdAt;
  const preview = useMemo(() => projectPreview(createdAt), [createdAt]);
  return (
    <AdminProjects
      {...listing}
      {...dialog}
      form={{ ...form, preview, categoriesInUse: categoriesOf(rows) }}
    />
  );
}
