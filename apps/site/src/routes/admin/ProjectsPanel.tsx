import { toProjectForm } from '@agency/model/project';
import { AdminProjects } from '@agency/ui/sections/AdminProjects';
import { commonestTags } from '../../commonestTags';
import { admin } from '../../content/admin';
import { projectsTable } from '../../queries/admin/projects';
import { EditorTools } from './EditorTools';
import { pictureTools } from './EntryPicture';
import { projectPreview } from './EntryPreview';
import { EntryTools } from './EntryTools';
import { useAdminList } from './useAdminList';
import { useEditor } from './useEditor';

export default function ProjectsPanel() {
  const listing = useAdminList(projectsTable, admin.projects);
  const { list } = listing;
  const listed = list.status === 'ready' ? list.data.items : [];
  const { editor, open, onDismiss, tools, form } = useEditor({
    table: projectsTable,
    listed,
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
      tools={<EntryTools table={projectsTable} />}
      rowTools={(id) => <EditorTools tools={tools} id={id} labels={admin.projects.columns} />}
      form={{
        ...form,
        preview: projectPreview,
        tagsInUse: commonestTags(listed),
        pictureTools,
      }}
    />
  );
}
