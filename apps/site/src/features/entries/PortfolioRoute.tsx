import { CallToAction } from '@agency/ui/sections/CallToAction';
import { PortfolioGrid } from '@agency/ui/sections/PortfolioGrid';
import { callToAction } from '#src/content/callToAction.ts';
import { portfolio } from '#src/content/portfolio.ts';
import NotFoundRoute from '#src/lib/NotFoundRoute.tsx';
import { titleOf } from '#src/lib/pageTitle.ts';
import { paths } from '#src/lib/paths.ts';
import { TitledPage } from '#src/lib/TitledPage.tsx';
import { projectActions } from './entryActions';
import { projectQueries } from './projectQueries';
import { useEntryDialog } from './useEntryDialog';
import { useFilteredList } from './useFilteredList';
import { useIsFreshNavigation } from './useIsFreshNavigation';
import { useListUrl } from './useListUrl';

export default function PortfolioRoute() {
  const { filter, category, change } = useListUrl(paths.portfolio);
  const { list, counts } = useFilteredList(projectQueries, filter, isShown);
  const { dialog, missing } = useEntryDialog(projectQueries, list, paths.portfolio, paths.project);
  const opensAtTop = useIsFreshNavigation();
  if (missing) {
    return <NotFoundRoute list={{ href: paths.portfolio, label: portfolio.hero.title }} />;
  }
  return (
    <TitledPage
      seo={dialog.entry ? { title: titleOf(dialog.entry) } : portfolio.seo}
      hero={portfolio.hero}
    >
      <PortfolioGrid
        // Until the list follows the URL, its end is that of the category before.
        list={filter.category === category ? list : { ...list, more: undefined }}
        dialog={dialog}
        opensAtTop={opensAtTop}
        archive={{ href: paths.portfolioArchive, label: portfolio.archive.link }}
        hrefFor={paths.project}
        actionsFor={projectActions}
        categories={counts?.categories.map(({ name }) => name)}
        category={category}
        onSelect={(chosen) => change('category', chosen)}
      />
      <CallToAction {...callToAction} />
    </TitledPage>
  );
}

/** `PortfolioGrid` itself leaves the projects of the category, because it animates their rearrangement. */
const isShown = () => true;
