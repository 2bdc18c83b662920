import { toProjectForm } from '@agency/model/project';
import { AdminProjects } from '@agency/ui/sections/AdminProjects';
import { admin } from '../../content/admin';
import {
  adminProjectsQuery,
  createProject,
  deleteProject,
  fetchProject,
  updateProject,
} from '../../queries/admin/projects';
import { useAdminList } from './useAdminList';
import { useEditor } from './useEditor';

export default function ProjectsPanel() {
  const { reload, ...listing } = useAdminList(adminProjectsQuery, deleteProject, admin.projects);
  const { list } = listing;
  const { editor, open, onDismiss, ...form } = useEditor({
    noun: 'project',
    rows: list.status === 'ready' ? list.data.items : [],
    fetchRow: fetchProject,
    toForm: toProjectForm,
    create: createProject,
    update: updateProject,
    onSaved: reload,
    texts: admin.projects,
  });
  return (
    <AdminProjects
      {...listing}
      onCreate={() => open(undefined)}
      onEdit={open}
      editor={editor}
      onDismiss={onDismiss}
      form={form}
    />
  );
}
