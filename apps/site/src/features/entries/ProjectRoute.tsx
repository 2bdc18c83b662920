import { projectView } from '@agency/ui/patterns/entryView';
import { EntryPage } from '@agency/ui/sections/EntryPage';
import { portfolio } from '#src/content/portfolio.ts';
import { paths } from '#src/lib/paths.ts';
import { EntryRoute } from './EntryRoute';
import { projectActions } from './entryActions';
import { projectQueries } from './projectQueries';

export default function ProjectRoute() {
  return (
    <EntryRoute
      queries={projectQueries}
      seo={portfolio.seo}
      labels={portfolio.project}
      listHref={paths.portfolio}
      hrefFor={paths.project}
      pictureOf={({ thumbnail_url }) => thumbnail_url}
    >
      {(project) => <EntryPage entry={projectView(project)} actions={projectActions(project)} />}
    </EntryRoute>
  );
}
