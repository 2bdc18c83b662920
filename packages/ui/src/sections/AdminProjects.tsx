import type { Project } from '@agency/model/project';
import type { ProjectFormInput } from '@agency/model/projectForm';
import { lazyChunk } from '../hooks/lazyChunk';
import { useLazyPart } from '../hooks/useLazyPart';
import { AdminEntryCard } from '../patterns/AdminEntryCard';
import type { ProjectFormProps } from '../patterns/ProjectForm';
import { LazyDialog } from '../primitives/LazyDialog';
import { type AdminEditing, AdminEntries, type Editor } from './AdminEntries';
import { MissingParts } from './MissingParts';

const LazyForm = lazyChunk(async () => (await import('../patterns/ProjectForm')).ProjectForm);

export interface AdminProjectsProps extends AdminEditing<Project, ProjectFormInput> {
  form: Omit<ProjectFormProps, keyof Editor<ProjectFormInput>>;
}

/** The admin's portfolio section. */
export function AdminProjects({ hrefFor, onEdit, form, ...entries }: AdminProjectsProps) {
  const Form = useLazyPart(LazyForm, entries.editor !== undefined);
  return (
    <>
      <MissingParts parts={[LazyForm, LazyDialog]} wanted={entries.editor !== undefined} />
      <AdminEntries
        {...entries}
        editor={Form && entries.editor}
        title="Portfolio Projects"
        createLabel="New Project"
        texts={{
          loading: 'Loading portfolio projects...',
          empty: 'No portfolio projects yet. Create your first project!',
          failed: 'Failed to fetch portfolio projects.',
        }}
        dialogTitles={{ create: 'Create New Portfolio Project', edit: 'Edit Portfolio Project' }}
        form={({ mode, initial }) => Form && <Form {...form} mode={mode} initial={initial} />}
      >
        {(project, remove) => (
          <AdminEntryCard
            id={project.id}
            title={project.title}
            picture={project.thumbnail_url}
            createdAt={project.created_at}
            category={project.category}
            text={project.description}
            tags={project.tags}
            href={hrefFor(project)}
            onEdit={() => onEdit(project)}
            onDelete={remove}
          />
        )}
      </AdminEntries>
    </>
  );
}
