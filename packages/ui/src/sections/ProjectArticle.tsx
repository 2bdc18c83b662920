import type { Project } from '@agency/model/project';
import type { ReactNode } from 'react';
import { EntryArticle } from '../patterns/EntryArticle';
import { Badge } from '../primitives/Badge';
import { entryIcons } from '../primitives/entryIcons';
import { EntryColumn } from './EntryColumn';
import { EntryLayout } from './EntryLayout';

export interface ProjectArticleProps {
  project: Project;
  /** What a reader may do with it. Default: nothing. */
  actions?: ReactNode;
}

/** A project on a page of its own. */
export function ProjectArticle({ project, actions }: ProjectArticleProps) {
  return (
    <EntryLayout id={project.id} title={project.title} meta={<Badge>{project.category}</Badge>}>
      <EntryArticle
        id={project.id}
        picture={project.thumbnail_url}
        pictureIcon={entryIcons.briefcase}
        text={project.description}
        tags={project.tags}
        width="page"
      />
      {actions && <EntryColumn>{actions}</EntryColumn>}
    </EntryLayout>
  );
}
