import type { Project } from '@agency/model/project';
import type { RefObject } from 'react';
import { Badge } from '../primitives/Badge';
import { Dialog } from '../primitives/Dialog';
import { Image } from '../primitives/Image';
import { Text } from '../primitives/Text';
import { meta, picture, text } from './EntityDialog.css';
import { TagList } from './TagList';

export interface ProjectDialogProps {
  project: Project;
  open: boolean;
  onClose: () => void;
  /** Takes the focus back when the dialog was open from the start. */
  finalFocus?: RefObject<HTMLElement | null>;
}

/** A project, shown in full. */
export function ProjectDialog({ project, ...dialog }: ProjectDialogProps) {
  return (
    <Dialog {...dialog} title={project.title} width="small">
      <div className={meta}>
        <Badge>{project.category}</Badge>
      </div>
      {project.thumbnail_url !== null && (
        <Image
          src={project.thumbnail_url}
          alt=""
          seed={project.id}
          placeholderIcon="briefcase"
          eager
          className={picture}
        />
      )}
      <Text authored className={text}>
        {project.description}
      </Text>
      <TagList tags={project.tags} />
    </Dialog>
  );
}
