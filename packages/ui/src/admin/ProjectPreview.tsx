import type { Project } from '@agency/model/project';
import { EntryDialog } from '../patterns/EntryDialog';
import { ProjectCard } from '../patterns/ProjectCard';
import { shownProject } from '../patterns/shownEntry';
import { StaticDialog } from '../primitives/StaticDialog';
import { EntryPage } from '../sections/EntryPage';
import { EntryPreview } from './EntryPreview';

/** A project as visitors would see it. */
export function ProjectPreview({ project }: { project: Project }) {
  const entry = shownProject(project);
  return (
    <EntryPreview
      card={<ProjectCard project={project} href="#" eager />}
      dialog={<EntryDialog entry={entry} open onClose={() => {}} as={StaticDialog} />}
      page={<EntryPage entry={entry} />}
    />
  );
}
