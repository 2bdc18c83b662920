import { toProjectForm } from '@agency/model/projectForm';
import { AdminProjects } from '@agency/ui/admin/AdminProjects';
import { use, useMemo } from 'react';
import { admin } from '../../../content/admin';
import { commonestTags } from '../../../lib/commonestTags';
import { paths } from '../../../lib/paths';
import { DraftsContext } from '../lib/DraftsContext';
import { hasEntryDraft } from '../lib/entryDraft';
import { publicUrl } from '../lib/publicUrl';
import { useAdminList } from '../lib/useAdminList';
import { lazyPictureTools } from '../pictures/lazyPictureTools';
import { AboveEntryForm } from './AboveEntryForm';
import { EntryListActions } from './EntryListActions';
import { projectPreview } from './entryPreview';
import { projectsTable } from './projectsTable';
import { useBringBack } from './useBringBack';
import { useEditor } from './useEditor';

const { columns } = admin.projects;

const hrefFor = (project: { id: string }) => publicUrl(paths.project(project));

export default function ProjectsPanel() {
  const drafts = use(DraftsContext);
  const listing = useAdminList(projectsTable, admin.projects, useBringBack(projectsTable).undo);
  const { list } = listing;
  const listed = list.status === 'ready' ? list.data.items : [];
  const { editor, open, onDismiss, form, hasDraft, beginAnew, conflict } = useEditor({
    table: projectsTable,
    listed,
    toFields: toProjectForm,
    texts: admin.projects,
    hrefFor,
  });
  const createdAt = listed.find(({ id }) => id === editor?.id)?.created_at;
  const preview = useMemo(() => projectPreview(createdAt), [createdAt]);
  return (
    <AdminProjects
      {...listing}
      hrefFor={hrefFor}
      hasDraft={({ id }) => hasEntryDraft(drafts, projectsTable.name, id)}
      onCreate={() => open()}
      onEdit={open}
      editor={editor}
      onDismiss={onDismiss}
      headerActions={<EntryListActions table={projectsTable} />}
      aboveForm={(id) => (
        <AboveEntryForm
          id={id}
          table={projectsTable}
          toFields={toProjectForm}
          labels={columns}
          hasDraft={hasDraft}
          onRestored={beginAnew}
          conflict={conflict}
        />
      )}
      form={{
        ...form,
        preview,
        tagsInUse: commonestTags(listed),
        categoriesInUse: [...new Set(listed.map(({ category }) => category))],
        pictureTools: lazyPictureTools,
      }}
    />
  );
}
