import { shownProject } from '@agency/ui/patterns/shownEntry';
import { EntryPage } from '@agency/ui/sections/EntryPage';
import { portfolio } from '#content/portfolio';
import { paths } from '#lib/paths';
import { seoOfProject } from '#lib/seo';
import { EntryRoute } from './EntryRoute';
import { projectActions } from './entryActions';
import { projectQueries } from './projectQueries';

export default function ProjectRoute() {
  return (
    <EntryRoute
      queries={projectQueries}
      seoOf={seoOfProject}
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
