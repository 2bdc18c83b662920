import { categoriesOf, type Project } from '@agency/model/project';
import type { Remote } from '@agency/model/remote';
import { useRef, useState } from 'react';
import { inViewTransition } from '../hooks/inViewTransition';
import { useLastDefined } from '../hooks/useLastDefined';
import { CategoryFilter } from '../patterns/CategoryFilter';
import { EmptyState } from '../patterns/EmptyState';
import { LoadingState } from '../patterns/LoadingState';
import { ProjectCard } from '../patterns/ProjectCard';
import { ProjectDialog } from '../patterns/ProjectDialog';
import { CardGrid, RENDER_ALL_UP_TO } from '../primitives/CardGrid';
import { Container } from '../primitives/Container';
import { list } from './ListBand.css';
import { card } from './PortfolioGrid.css';

export const LOADING_PROJECTS = 'Loading portfolio...';

const countOf = ({ length }: readonly Project[]) =>
  length === 1 ? '1 project' : `${length} projects`;

export interface PortfolioGridProps {
  /** Newest first. A failure looks like emptiness to a visitor. */
  projects: Remote<readonly Project[]>;
  hrefFor: (project: Project) => string;
  /** The project that is being looked at. */
  opened?: Project | undefined;
  onClose: () => void;
  /** The first cards were on the screen before, as a built page brought them. */
  seen?: boolean;
}

export function PortfolioGrid({ projects, hrefFor, opened, onClose, seen }: PortfolioGridProps) {
  const [chosen, setChosen] = useState<string>();
  // The list follows the choice.
  const [category, setCategory] = useState<string>();
  const shown = useLastDefined(opened);
  const shownLink = useRef<HTMLAnchorElement>(null);
  const all = projects.status === 'ready' ? projects.data : [];
  const matching =
    category === undefined ? all : all.filter((project) => project.category === category);
  const choose = (next: string | undefined) => {
    setChosen(next);
    // Of a very long list too much changes to be followed by the eye.
    if (all.length > RENDER_ALL_UP_TO) setCategory(next);
    else inViewTransition(() => setCategory(next));
  };
  return (
    <section className={list} aria-label="Projects">
      <Container>
        {projects.status === 'loading' && <LoadingState text={LOADING_PROJECTS} />}
        {projects.status !== 'loading' && all.length === 0 && (
          <EmptyState
            title="No projects found. Portfolio items will appear here once added."
            hint="Connect to the admin panel to add portfolio projects."
          />
        )}
        {all.length > 0 && (
          <>
            <CategoryFilter
              categories={categoriesOf(all)}
              selected={chosen}
              onSelect={choose}
              status={countOf(matching)}
            />
            <CardGrid items={matching} kept={shown} seen={seen} cardClassName={card}>
              {(project, eager) => (
                <ProjectCard
                  project={project}
                  href={hrefFor(project)}
                  eager={eager}
                  {...(project.id === shown?.id && { linkRef: shownLink })}
                />
              )}
            </CardGrid>
          </>
        )}
      </Container>
      {shown && (
        <ProjectDialog
          project={shown}
          open={opened !== undefined}
          onClose={onClose}
          finalFocus={shownLink}
        />
      )}
    </section>
  );
}
