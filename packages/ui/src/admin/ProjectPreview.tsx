import type { Project } from '@agency/model/project';
import { ProjectCard } from '../patterns/ProjectCard';
import { ProjectDialog } from '../patterns/ProjectDialog';
import { StaticDialog } from '../primitives/StaticDialog';
import { ProjectArticle } from '../sections/ProjectArticle';
import { EntryPreview } from './EntryPreview';

/** A project as visitors would see it. */
export function ProjectPreview({ project }: { project: Project }) {
  return (
    <EntryPreview
      card={<ProjectCard project={project} href="#" eager />}
      dialog={<ProjectDialog project={project} open onClose={() => {}} as={StaticDialog} />}
      page={<ProjectArticle project={project} />}
    />
  );
}
