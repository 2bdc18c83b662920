import { categoriesOf } from '@agency/model/project';
import { toProjectForm } from '@agency/model/projectForm';
import { AdminProjects } from '@agency/ui/admin/AdminProjects';
import { useMemo } from 'react';
import { admin } from '#content/admin';
import { paths } from '#lib/paths';
import { publicUrl } from '../lib/publicUrl';
import { projectPreview } from './entryPreview';
import { projectsTable } from './projectsTable';
import { useEntryPanel } from './useEntryPanel';

const hrefFor = (project: { id: string }) => publicUrl(paths.project(project));

export default function ProjectsPanel() {
  const { section, form, listed, createdAt } = useEntryPanel({
    table: projectsTable,
    texts: admin.projects,
    toFields: toProjectForm,
    hrefFor,
  });
  return (
    <AdminProjects
      {...section}
      form={{
        ...form,
        preview: useMemo(() => projectPreview(createdAt), [createdAt]),
        categoriesInUse: categoriesOf(listed),
      }}
    />
  );
}
