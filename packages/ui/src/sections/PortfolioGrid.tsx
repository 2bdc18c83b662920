import type { ListedProject } from '@agency/model/listed';
import { categoriesOf } from '@agency/model/project';
import type { Remote } from '@agency/model/remote';
import { useRef, useState } from 'react';
import { inViewTransition } from '../hooks/inViewTransition';
import { useFocusFallback } from '../hooks/useFocusFallback';
import { useLastDefined } from '../hooks/useLastDefined';
import { useSteps } from '../hooks/useSteps';
import { CategoryFilter } from '../patterns/CategoryFilter';
import { EmptyState } from '../patterns/EmptyState';
import { LoadingState } from '../patterns/LoadingState';
import { ProjectCard } from '../patterns/ProjectCard';
import { ProjectDialog } from '../patterns/ProjectDialog';
import { CardGrid } from '../primitives/CardGrid';
import { type EntryGridProps, ListBand } from './ListBand';
import { card } from './PortfolioGrid.css';

const LOADING = 'Loading portfolio...';

const choiceOf = (category: string | undefined) =>
  category === undefined ? undefined : { category };
const countOf = (count: number) => (count === 1 ? '1 project' : `${count} projects`);

/** Cards of a list up to which their rearrangement by a filter can still be followed. */
const MOST_ANIMATED = 60;

export interface PortfolioGridProps extends EntryGridProps<ListedProject> {
  /** Newest first. A failure looks like emptiness to a visitor. */
  projects: Remote<readonly ListedProject[]>;
  /** All categories, where more projects exist than are given. Default: those of the given ones. */
  categories?: readonly string[] | undefined;
  /** The chosen category, as the URL has it; a later choice shows before this follows. Default: all. */
  category?: string | undefined;
  /** Called with the chosen category, undefined for all. Then `projects` and `total` may be its own. */
  onSelect?: ((category: string | undefined) => void) | undefined;
}

/** The portfolio's filter and cards, and the dialog of the opened project over them. */
export function PortfolioGrid(props: PortfolioGridProps) {
  const { projects, refreshing = false, hrefFor, opened, openedFailed, onRetry, onClose } = props;
  // Undefined until the visitor chooses: what is shown at first is not announced.
  const [choice, setChoice] = useState<{ category: string | undefined } | undefined>(
    choiceOf(props.category),
  );
  // Follows `choice` inside the view transition.
  const [category, setCategory] = useState<string | undefined>(props.category);
  const [known, setKnown] = useState(props.category);
  if (known !== props.category) {
    setKnown(props.category);
    setChoice({ category: props.category });
    setCategory(props.category);
  }
  const shown = useLastDefined(opened);
  const shownLink = useRef<HTMLAnchorElement>(null);
  const all = projects.status === 'ready' ? projects.data : [];
  const listed = all.length > 0 || (projects.status === 'ready' && category !== undefined);
  const matching =
    category === undefined ? all : all.filter((project) => project.category === category);
  const steps = useSteps(matching, opened, props.onOpen, props.onNearEnd);
  const total = props.total ?? matching.length;
  // Until the projects of a new choice are given, its end would be that of the ones before.
  const isShown = props.onSelect === undefined || category === props.category;
  const select = (next: string | undefined) => {
    setCategory(next);
    props.onSelect?.(next);
  };
  const choose = (next: string | undefined) => {
    setChoice({ category: next });
    if (all.length > MOST_ANIMATED) select(next);
    else inViewTransition('named', () => select(next));
  };
  return (
    <ListBand
      label="Projects"
      status={refreshing ? LOADING : undefined}
      onNearEnd={isShown ? props.onNearEnd : undefined}
      archive={props.archive}
    >
      {projects.status === 'loading' && <LoadingState text={LOADING} />}
      {projects.status !== 'loading' && !listed && (
        <EmptyState
          title="No projects found. Portfolio items will appear here once added."
          hint="Connect to the admin panel to add portfolio projects."
        />
      )}
      {listed && (
        <>
          <CategoryFilter
            categories={props.categories ?? categoriesOf(all)}
            selected={choice?.category}
            onSelect={choose}
            status={choice && total >= 0 ? countOf(total) : undefined}
          />
          {matching.length === 0 && !refreshing && (
            <NoneOfCategory onShowAll={() => choose(undefined)} />
          )}
          <CardGrid
            items={matching}
            total={props.total}
            cardClassName={card}
            opensAtTop={props.opensAtTop}
          >
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
      {shown && (
        <ProjectDialog
          project={shown}
          open={opened !== undefined}
          onClose={onClose}
          failed={openedFailed}
          onRetry={onRetry}
          steps={steps}
          actions={props.actionsFor?.(shown)}
          finalFocus={shownLink}
        />
      )}
    </ListBand>
  );
}

function NoneOfCategory({ onShowAll }: { onShowAll: () => void }) {
  const part = useFocusFallback<HTMLDivElement>();
  return (
    <div ref={part}>
      <EmptyState
        title="No projects in this category."
        action={{ label: 'Show all projects', onPress: onShowAll }}
      />
    </div>
  );
}
