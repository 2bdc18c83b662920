import { toProjectForm } from '@agency/model/project';
import { AdminProjects } from '@agency/ui/sections/AdminProjects';
import { admin } from '../../content/admin';
import { projectsTable } from '../../queries/admin/projects';
import { DeletedEntries } from './DeletedEntries';
import { EntryHistory } from './EntryHistory';
import { useAdminList } from './useAdminList';
import { useEditor } from './useEditor';

export default function ProjectsPanel() {
  const listing = useAdminList(projectsTable, admin.projects);
  const { list } = listing;
  const { editor, open, onDismiss, history, form } = useEditor({
    table: projectsTable,
    listed: list.status === 'ready' ? list.data.items : [],
    toFields: toProjectForm,
    texts: admin.projects,
  });
  return (
    <AdminProjects
      {...listing}
      onCreate={() => open()}
      onEdit={open}
      editor={editor}
      onDismiss={onDismiss}
      tools={<DeletedEntries table={projectsTable} />}
      rowTools={(id) => <EntryHistory {...history} id={id} labels={admin.projects.columns} />}
      form={form}
    />
  );
}
