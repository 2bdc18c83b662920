import { categoriesOf } from '@agency/model/project';
import { toProjectForm } from '@agency/model/projectForm';
import { AdminProjects } from '@agency/ui/admin/AdminProjects';
import { useMemo } from 'react';
import { admin } from '#content/admin';
import { commonestTags } from '#lib/commonestTags';
import { paths } from '#lib/paths';
import { publicUrl } from '../lib/publicUrl';
import { lazyPictureTools } from '../pictures/lazyPictureTools';
import { EntryListActions } from './EntryListActions';
import { EntryTitleActions } from './EntryTitleActions';
import { projectPreview } from './entryPreview';
import { projectsTable } from './projectsTable';
import { useEditor } from './useEditor';
import { useEntries } from './useEntries';

const hrefFor = (project: { id: string }) => publicUrl(paths.project(project));

/** The panel's section of portfolio projects. */
export default function ProjectsPanel() {
  const { listed, ...listing } = useEntries(projectsTable, admin.projects);
  const { editor, open, onDismiss, form, hasDraft, beginAnew, conflict, createdAt } = useEditor({
    table: projectsTable,
    listed,
    toFields: toProjectForm,
    texts: admin.projects,
    hrefFor,
  });
  return (
    <AdminProjects
      {...listing}
      hrefFor={hrefFor}
      onCreate={() => open()}
      onEdit={open}
      editor={editor}
      onDismiss={onDismiss}
      headerActions={<EntryListActions table={projectsTable} />}
      titleActions={(id) => (
        <EntryTitleActions
          id={id}
          table={projectsTable}
          toFields={toProjectForm}
          labels={admin.projects.columns}
          hasDraft={hasDraft}
          onRestored={beginAnew}
          conflict={conflict}
        />
      )}
      form={{
        ...form,
        preview: useMemo(() => projectPreview(createdAt), [createdAt]),
        tagsInUse: commonestTags(listed),
        categoriesInUse: categoriesOf(listed),
        pictureTools: lazyPictureTools,
      }}
    />
  );
}
