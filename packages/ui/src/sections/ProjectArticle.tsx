import type { Project } from '@agency/model/project';
import { EntryArticle } from '../patterns/EntryArticle';
import { Badge } from '../primitives/Badge';
import { EntryHero } from './EntryHero';
import { EntryText } from './EntryText';

export interface ProjectArticleProps {
  project: Project;
}

/** A project on a page of its own. */
export function ProjectArticle({ project }: ProjectArticleProps) {
  return (
    <article>
      <EntryHero id={project.id} title={project.title}>
        <Badge>{project.category}</Badge>
      </EntryHero>
      <EntryText>
        <EntryArticle
          id={project.id}
          picture={project.thumbnail_url}
          pictureIcon="briefcase"
          text={project.description}
          tags={project.tags}
          width="page"
        />
      </EntryText>
    </article>
  );
}
