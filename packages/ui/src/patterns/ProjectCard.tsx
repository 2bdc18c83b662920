import { type ListedProject, summaryOf } from '@agency/model/listed';
import type { Ref } from 'react';
import { Badge } from '../primitives/Badge';
import { Heading } from '../primitives/Heading';
import { Image } from '../primitives/Image';
import { Link } from '../primitives/Link';
import { Text } from '../primitives/Text';
import { body, card, cover, foot } from './Card.css';
import { TagList } from './TagList';

const TAGS_SHOWN = 2;

export interface ProjectCardProps {
  project: ListedProject;
  /** The project's own address. */
  href: string;
  linkRef?: Ref<HTMLAnchorElement>;
  /** Loads the picture at once, for a card above the fold. Default: false. */
  eager?: boolean;
}

/** A project in a list; the whole card is one link. */
export function ProjectCard({ project, href, linkRef, eager = false }: ProjectCardProps) {
  return (
    <article className={card}>
      <Image
        src={project.thumbnail_url}
        alt=""
        seed={project.id}
        placeholderIcon="briefcase"
        eager={eager}
      />
      <div className={body}>
        <div>
          <Badge>{project.category}</Badge>
        </div>
        <Heading level={2}>
          <Link href={href} look="bare" className={cover} ref={linkRef}>
            {project.title}
          </Link>
        </Heading>
        <Text size="small" tone="muted" lines={2}>
          {summaryOf(project)}
        </Text>
        <div className={foot}>
          <TagList tags={project.tags} limit={TAGS_SHOWN} />
        </div>
      </div>
    </article>
  );
}
