import { categoriesOf } from '@agency/model/project';
import { toProjectForm } from '@agency/model/projectForm';
import { AdminProjects } from '@agency/ui/admin/AdminProjects';
import { useMemo } from 'react';
import { admin } from '#content/admin';
import { paths } from '#lib/paths';
import { publicUrl } from '../lib/publicUrl';
import type { EntryKind } from './entryKind';
import { projectPreview } from './entryPreview';
import { projectsTable } from './projectsTable';
import { useEditor } from './useEditor';
import { useEntryList } from './useEntryList';

const project: EntryKind<'project'> = {
  table: projectsTable,
  texts: admin.projects,
  toFields: toProjectForm,
  hrefFor: ({ id }) => publicUrl(paths.project({ id })),
};

export default function ProjectsPanel() {
  const { section, listed } = useEntryList(project);
  const { dialog, form, createdAt } = useEditor(project, listed);
  return (
    <AdminProjects
      {...section}
      {...dialog}
      form={{
        ...form,
        preview: useMemo(() => projectPreview(createdAt), [createdAt]),
        categoriesInUse: categoriesOf(listed),
      }}
    />
  );
}
