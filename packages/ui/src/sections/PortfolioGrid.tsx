import { categoriesOf, type Project } from '@agency/model/project';
import type { Remote } from '@agency/model/remote';
import { useRef, useState } from 'react';
import { useLastDefined } from '../hooks/useLastDefined';
import { CategoryFilter } from '../patterns/CategoryFilter';
import { EmptyState } from '../patterns/EmptyState';
import { LoadingState } from '../patterns/LoadingState';
import { ProjectCard } from '../patterns/ProjectCard';
import { ProjectDialog } from '../patterns/ProjectDialog';
import { Container } from '../primitives/Container';
import { Grid } from '../primitives/Grid';
import { Reveal } from '../primitives/Reveal';

import { list } from './ListBand.css';

/** Seconds between one card's entrance and the next one's. */
const STAGGER = 0.1;
/** Cards that a large screen shows without scrolling. */
const ABOVE_THE_FOLD = 3;

export interface PortfolioGridProps {
  /** Newest first. A failure looks like emptiness to a visitor. */
  projects: Remote<readonly Project[]>;
  hrefFor: (project: Project) => string;
  /** The project that is being looked at. */
  opened?: Project | undefined;
  onClose: () => void;
}

export function PortfolioGrid({ projects, hrefFor, opened, onClose }: PortfolioGridProps) {
  const [category, setCategory] = useState<string>();
  const shown = useLastDefined(opened);
  const shownLink = useRef<HTMLAnchorElement>(null);
  const all = projects.status === 'ready' ? projects.data : [];
  const matching =
    category === undefined ? all : all.filter((project) => project.category === category);
  return (
    <section className={list} aria-label="Projects">
      <Container>
        {projects.status === 'loading' && <LoadingState text="Loading portfolio..." />}
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
              selected={category}
              onSelect={setCategory}
            />
            <Grid>
              {matching.map((project, index) => (
                <Reveal as="li" key={project.id} delay={index * STAGGER} skipDelayOnScroll>
                  <ProjectCard
                    project={project}
                    href={hrefFor(project)}
                    eager={index < ABOVE_THE_FOLD}
                    {...(project.id === shown?.id && { linkRef: shownLink })}
                  />
                </Reveal>
              ))}
            </Grid>
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
