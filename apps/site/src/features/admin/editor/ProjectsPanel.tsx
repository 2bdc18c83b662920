import { categoriesOf } from '@agency/model/project';
import { toProjectForm } from '@agency/model/projectForm';
import { AdminProjects } from '@agency/ui/admin/AdminProjects';
import { useMemo } from 'react';
import { admin } from '#src/content/admin.ts';
import { paths } from '#src/lib/paths.ts';
import { publicUrl } from '../lib/publicUrl';
import { projectPreview } from './entryPreview';
import type { EntryKind } from './entryTable';
import { projectsTable } from './projectsTable';
import { useEditor } from './useEditor';
import { useEntrySection } from './useEntrySection';

const project: EntryKind<'project'> = {
  table: projectsTable,
  texts: admin.projects,
  toFields: toProjectForm,
  hrefFor: ({ id }) => publicUrl(paths.project({ id })),
};

export default function ProjectsPanel() {
  const { section, listed } = useEntrySection(project);
  const { dialog, form, createdAt } = useEditor(project, listed);
  const preview = useMemo(() => projectPreview(createdAt), [createdAt]);
  return (
    <AdminProjects
      {...section}
      {...dialog}
      form={{
        ...form,
        preview,
        categoriesInUse: categoriesOf(listed),
      }}
    />
  );
}
