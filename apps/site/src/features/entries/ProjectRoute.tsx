import { shownProject } from '@agency/ui/patterns/shownEntry';
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
      content={{ ...portfolio.project, seo: portfolio.seo }}
      listHref={paths.portfolio}
      hrefFor={paths.project}
      pictureOf={({ thumbnail_url }) => thumbnail_url}
      article={(project) => (
        <EntryPage entry={shownProject(project)} actions={projectActions(project)} />
      )}
    />
  );
}
