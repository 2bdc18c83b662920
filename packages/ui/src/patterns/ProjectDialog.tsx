import type { Project } from '@agency/model/project';
import { lazy, type RefObject, Suspense } from 'react';
import { Badge } from '../primitives/Badge';
import { Image } from '../primitives/Image';
import { Text } from '../primitives/Text';
import { meta, picture, text } from './EntryDialog.css';
import { TagList } from './TagList';

/** Downloaded when it is first needed: a list is read more often than opened. */
const Dialog = lazy(async () => {
  const { Dialog } = await import('../primitives/Dialog');
  return { default: Dialog };
});

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
    <Suspense>
      <Dialog {...dialog} title={project.title} width="small">
        <ProjectContent project={project} />
      </Dialog>
    </Suspense>
  );
}

/** A project below its title. */
export function ProjectContent({ project }: { project: Project }) {
  return (
    <>
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
    </>
  );
}
