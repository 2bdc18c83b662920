import type { Project } from '@agency/model/project';
import { cut } from '@agency/model/text';
import type { Ref } from 'react';
import { Badge } from '../primitives/Badge';
import { Heading } from '../primitives/Heading';
import { Image } from '../primitives/Image';
import { Text } from '../primitives/Text';
import { Card, CardBody, CardFooter, CardLink } from './Card';
import { TagList } from './TagList';

/** Characters: a little more than two lines show, so that screen readers get no more either. */
const DESCRIPTION_LENGTH = 150;
const TAGS_SHOWN = 2;

export interface ProjectCardProps {
  project: Project;
  /** Where the project is shown in full. */
  href: string;
  linkRef?: Ref<HTMLAnchorElement>;
  /** It is among the first on the page: its picture should not wait. */
  eager?: boolean;
}

export function ProjectCard({ project, href, linkRef, eager = false }: ProjectCardProps) {
  return (
    <Card>
      <Image
        src={project.thumbnail_url}
        alt=""
        seed={project.id}
        placeholderIcon="briefcase"
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
          {cut(project.description, DESCRIPTION_LENGTH)}
        </Text>
        <CardFooter>
          <TagList tags={project.tags} limit={TAGS_SHOWN} />
        </CardFooter>
      </CardBody>
    </Card>
  );
}
