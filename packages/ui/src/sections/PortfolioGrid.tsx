import { categoriesOf } from '@agency/model/categoriesOf';
import type { ListedProject } from '@agency/model/project';
import { useState } from 'react';
import { useFocusFallback } from '../hooks/useFocusFallback';
import { viewTransition } from '../hooks/viewTransition';
import { CategoryFilter } from '../patterns/CategoryFilter';
import { EmptyState } from '../patterns/EmptyState';
import { projectView } from '../patterns/entryView';
import { ProjectCard } from '../patterns/ProjectCard';
import { type EntryGridProps, ListBand } from './ListBand';
import { card } from './PortfolioGrid.css';

const choiceOf = (category?: string): { category: string | undefined } | undefined =>
  category === undefined ? undefined : { category };

/** @public */
export const portfolioGridWords = {
  label: 'Projects',
  loading: 'Loading portfolio...',
  empty: {
    title: 'No projects found. Portfolio items will appear here once added.',
    hint: 'Connect to the admin panel to add portfolio projects.',
  },
  none: 'No projects in this category.',
  all: 'Show all projects',
  count: (count: number) => (count === 1 ? '1 project' : `${count} projects`),
};

/** Cards of a list up to which their rearrangement by a filter can still be followed. */
const MOST_ANIMATED = 60;

export interface PortfolioGridProps extends EntryGridProps<ListedProject> {
  /** All categories, where more projects exist than are given. Default: those of the given ones. */
  categories?: readonly string[] | undefined;
  /** The chosen category, as the URL has it; a later choice shows before this follows. Default: all. */
  category?: string | undefined;
  /** Called with the chosen category, undefined for all. Then `list` may be its own. */
  onSelect?: ((category: string | undefined) => void) | undefined;
  /** Default: English. */
  words?: typeof portfolioGridWords;
}

/** The portfolio's filter and cards, and the dialog of the opened project over them. */
export function PortfolioGrid(props: PortfolioGridProps) {
  const { list, words = portfolioGridWords } = props;
  // Undefined until the visitor chooses: what is shown at first is not announced.
  const [choice, setChoice] = useState(choiceOf(props.category));
  // Follows `choice` inside the view transition.
  const [category, setCategory] = useState(props.category);
  const [given, setGiven] = useState(props.category);
  if (given !== props.category) {
    setGiven(props.category);
    setChoice({ category: props.category });
    setCategory(props.category);
  }
  const { entries: all = [] } = list;
  const hasProjects = all.length > 0 || (list.entries !== undefined && category !== undefined);
  const matching =
    category === undefined ? all : all.filter((project) => project.category === category);
  const total = list.total === all.length ? matching.length : list.total;
  // Until the projects of a new choice are given, its end would be that of the ones before.
  const isShown = props.onSelect === undefined || category === props.category;
  const select = (next: string | undefined) => {
    setCategory(next);
    props.onSelect?.(next);
  };
  const choose = (next: string | undefined) => {
    setChoice({ category: next });
    if (all.length > MOST_ANIMATED) select(next);
    else viewTransition('named', () => select(next));
  };
  return (
    <ListBand
      {...props}
      list={{
        ...list,
        entries: list.entries && matching,
        total,
        more: isShown ? list.more : undefined,
      }}
      label={words.label}
      loadingText={words.loading}
      card={(project, eager, linkRef) => (
        <ProjectCard
          project={project}
          href={props.hrefFor(project)}
          eager={eager}
          linkRef={linkRef}
        />
      )}
      cardClassName={card}
      viewOf={projectView}
    >
      {(list.entries || list.failed) && !hasProjects && <EmptyState {...words.empty} />}
      {hasProjects && (
        <CategoryFilter
          categories={props.categories ?? categoriesOf(all)}
          selected={choice?.category}
          onSelect={choose}
          status={choice && total !== undefined ? words.count(total) : undefined}
        />
      )}
      {hasProjects && matching.length === 0 && !list.loading && (
        <NoneOfCategory words={words} onShowAll={() => choose(undefined)} />
      )}
    </ListBand>
  );
}

function NoneOfCategory(props: { words: typeof portfolioGridWords; onShowAll: () => void }) {
  const { words, onShowAll } = props;
  const part = useFocusFallback<HTMLDivElement>();
  return (
    <div ref={part}>
      <EmptyState title={words.none} action={{ label: words.all, onPress: onShowAll }} />
    </div>
  );
}
