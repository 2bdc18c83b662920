import type { ListedProject } from '@agency/model/listed';
import { Badge } from '../primitives/Badge';
import { entryIcons } from '../primitives/entryIcons';
import { EntryDialog, type OpenEntryProps } from './EntryDialog';

export interface ProjectDialogProps extends OpenEntryProps {
  /** Without its description it says that it loads. */
  project: ListedProject;
}

/** A project over its list: title, category, picture, description and tags. */
export function ProjectDialog({ project, failed = false, ...dialog }: ProjectDialogProps) {
  return (
    <EntryDialog
      {...dialog}
      title={project.title}
      width="small"
      meta={<Badge>{project.category}</Badge>}
      article={{
        id: project.id,
        picture: project.thumbnail_url,
        pictureIcon: entryIcons.briefcase,
        text: project.description,
        tags: project.tags,
        failure: failed ? 'This project could not be loaded.' : undefined,
      }}
    />
  );
}
