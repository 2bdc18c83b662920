import type { Project, ProjectFormInput } from '@agency/model/project';
import { AdminEntryCard } from '../patterns/AdminEntryCard';
import { ProjectForm, type ProjectFormProps } from '../patterns/ProjectForm';
import { type AdminEditing, AdminEntries, type Editor } from './AdminEntries';

export interface AdminProjectsProps extends AdminEditing<Project, ProjectFormInput> {
  form: Omit<ProjectFormProps, keyof Editor<ProjectFormInput>>;
}

/** The admin's portfolio section. */
export function AdminProjects({ onEdit, form, ...entries }: AdminProjectsProps) {
  return (
    <AdminEntries
      {...entries}
      title="Portfolio Projects"
      createLabel="New Project"
      texts={{
        loading: 'Loading portfolio projects...',
        empty: 'No portfolio projects yet. Create your first project!',
        failed: 'Failed to fetch portfolio projects.',
      }}
      dialogTitles={{ create: 'Create New Portfolio Project', edit: 'Edit Portfolio Project' }}
      form={({ mode, initial }) => <ProjectForm {...form} mode={mode} initial={initial} />}
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
          onEdit={() => onEdit(project)}
          onDelete={remove}
        />
      )}
    </AdminEntries>
  );
}
