import type { Project, ProjectFormInput } from '@agency/model/project';
import { useLastDefined } from '../hooks/useLastDefined';
import { EntryCard } from '../patterns/EntryCard';
import { ProjectForm, type ProjectFormProps } from '../patterns/ProjectForm';
import { Dialog } from '../primitives/Dialog';
import { Text } from '../primitives/Text';
import { AdminList, type AdminListing } from './AdminList';

/** A card of three lines of description, in pixels. */
const CARD_HEIGHT = 190;

export interface ProjectEditor {
  /** The row's id, or 'new'. */
  id: string;
  mode: 'create' | 'edit';
  /** The fields begin with words of an earlier visit that were never saved. */
  restored: boolean;
  /** What the fields hold at first. */
  initial: ProjectFormInput;
}

export interface AdminProjectsProps extends AdminListing<Project> {
  onCreate: () => void;
  onEdit: (project: Project) => void;
  /** The project that is being written, if any; the same object as long as it is the same one. */
  editor: ProjectEditor | undefined;
  /** Asked for by Escape, the close button or a press outside. */
  onDismiss: () => void;
  form: Omit<ProjectFormProps, keyof ProjectEditor>;
}

/** The admin's portfolio section. */
export function AdminProjects(props: AdminProjectsProps) {
  const { onCreate, onEdit, editor, onDismiss, form, ...listing } = props;
  const shown = useLastDefined(editor);
  return (
    <>
      <AdminList
        {...listing}
        title="Portfolio Projects"
        create={{ label: 'New Project', onClick: onCreate }}
        texts={{
          loading: 'Loading portfolio projects...',
          empty: 'No portfolio projects yet. Create your first project!',
          failed: 'Failed to fetch portfolio projects.',
        }}
        estimatedHeight={CARD_HEIGHT}
      >
        {(project, remove) => (
          <EntryCard
            title={project.title}
            createdAt={project.created_at}
            category={project.category}
            text={project.description}
            tags={project.tags}
            onEdit={() => onEdit(project)}
            onDelete={remove}
          />
        )}
      </AdminList>
      {shown && (
        <Dialog
          open={editor !== undefined}
          onClose={onDismiss}
          title={
            shown.mode === 'create' ? 'Create New Portfolio Project' : 'Edit Portfolio Project'
          }
          width="large"
        >
          {shown.restored && (
            <Text size="small" tone="note">
              Restored: this is what you wrote before without saving. Cancel discards it.
            </Text>
          )}
          <ProjectForm key={shown.id} {...form} mode={shown.mode} initial={shown.initial} />
        </Dialog>
      )}
    </>
  );
}
