import type { Project } from '@agency/model/project';
import { ProjectContent } from '../patterns/ProjectDialog';
import { Container } from '../primitives/Container';
import { Heading } from '../primitives/Heading';
import { article, band } from './EntryArticle.css';

export interface ProjectArticleProps {
  project: Project;
}

/** A project in the page itself: what its dialog shows, where no dialog can open. */
export function ProjectArticle({ project }: ProjectArticleProps) {
  return (
    <Container className={band}>
      <article className={article}>
        <Heading level={2} size="title">
          {project.title}
        </Heading>
        <ProjectContent project={project} />
      </article>
    </Container>
  );
}
