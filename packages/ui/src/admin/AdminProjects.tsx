import type { Project } from '@agency/model/project';
import type { ProjectFormInput } from '@agency/model/projectForm';
import { lazyComponent, usePreloaded } from '../primitives/lazyComponent';
import { type AdminEditing, AdminEntries } from './AdminEntries';
import { AdminEntryCard } from './AdminEntryCard';
import type { ProjectFormProps } from './ProjectForm';

const LazyForm = lazyComponent(async () => (await import('./ProjectForm')).ProjectForm);

export interface AdminProjectsProps extends AdminEditing<Project, ProjectFormInput> {
  form: Omit<ProjectFormProps, 'mode' | 'initial' | 'restored'>;
}

/** The admin's portfolio section. */
export function AdminProjects({ hrefFor, onEdit, hasDraft, form, ...entries }: AdminProjectsProps) {
  usePreloaded(LazyForm);
  return (
    <AdminEntries
      {...entries}
      title="Portfolio Projects"
      createLabel="New Project"
      words={{
        loading: 'Loading portfolio projects...',
        empty: 'No portfolio projects yet. Create your first project!',
        failed: 'Failed to fetch portfolio projects.',
      }}
      dialogTitles={{ create: 'Create New Portfolio Project', edit: 'Edit Portfolio Project' }}
      form={({ mode, initial, origin }) => (
        <LazyForm {...form} mode={mode} initial={initial} restored={origin !== 'row'} />
      )}
    >
      {(project, remove) => (
        <AdminEntryCard
          entry={project}
          picture={project.thumbnail_url}
          category={project.category}
          text={project.description}
          href={hrefFor(project)}
          draft={hasDraft?.(project) ?? false}
          onEdit={() => onEdit(project)}
          onDelete={remove}
        />
      )}
    </AdminEntries>
  );
}
