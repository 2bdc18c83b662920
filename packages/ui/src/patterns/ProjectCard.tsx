import type { ListedProject } from '@agency/model/project';
import { memo, type Ref } from 'react';
import { Badge } from '../primitives/Badge';
import { entryIcons } from '../primitives/entryIcons';
import { Heading } from '../primitives/Heading';
import { Text } from '../primitives/Text';
import { Card, CardBody, CardFooter, CardImage, CardLink } from './Card';
import { TagList } from './TagList';

const TAGS_SHOWN = 2;

export interface ProjectCardProps {
  project: ListedProject;
  /** The project's own URL. */
  href: string;
  linkRef?: Ref<HTMLAnchorElement> | undefined;
  /** Loads the picture at once, for a card above the fold. Default: false. */
  eager?: boolean;
}

/** A project in a list; the whole card is one link. */
export const ProjectCard = memo(function ProjectCard(props: ProjectCardProps) {
  const { project, href, linkRef, eager = false } = props;
  return (
    <Card>
      <CardImage
        src={project.thumbnail_url}
        seed={project.id}
        placeholderIcon={entryIcons.briefcase}
        eager={eager}
      />
      <CardBody>
        <div>
          <Badge>{project.category}</Badge>
        </div>
        <Heading level={2}>
          <CardLink href={href} ref={linkRef}>
            {project.title}
          </CardLink>
        </Heading>
        <Text size="small" tone="muted" lines={2}>
          {project.summary}
        </Text>
        {project.tags.length > 0 && (
          <CardFooter>
            <TagList tags={project.tags} limit={TAGS_SHOWN} />
          </CardFooter>
        )}
      </CardBody>
    </Card>
  );
});
