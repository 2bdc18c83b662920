import { PortfolioGrid } from '@agency/ui/sections/PortfolioGrid';
import { portfolio } from '#content/portfolio';
import { paths } from '#lib/paths';
import { seoOfProject } from '#lib/seo';
import { EntryList } from './EntryList';
import { projectActions } from './entryActions';
import { projectQueries } from './projectQueries';

export default function PortfolioRoute() {
  return (
    <EntryList
      queries={projectQueries}
      // Only the blog is searched.
      matches={() => true}
      isWhole={(project) => project.description !== undefined}
      url={paths.portfolio}
      archive={paths.portfolioArchive}
      content={portfolio}
      hrefFor={paths.project}
      seoOf={seoOfProject}
      grid={({ entries, list, filtering, ...rest }) => (
        <PortfolioGrid
          {...rest}
          projects={entries}
          actionsFor={projectActions}
          categories={list.counts?.categories.map(({ name }) => name)}
          category={filtering.filter.category}
          onSelect={(category) => filtering.change('category', category)}
        />
      )}
    />
  );
}
