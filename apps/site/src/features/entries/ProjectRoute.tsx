import { shownProject } from '@agency/ui/patterns/shownEntry';
import { EntryPage } from '@agency/ui/sections/EntryPage';
import { useParams } from 'react-router-dom';
import { portfolio } from '#content/portfolio';
import { usePrefetch } from '#lib/backend/usePrefetch';
import { paths } from '#lib/paths';
import { seoOfProject } from '#lib/seo';
import { EntryRoute } from './EntryRoute';
import { projectActions } from './entryActions';
import { projectQueries } from './projectQueries';
import { useArticleLinks } from './useArticleLinks';

export default function ProjectRoute() {
  const { id = '' } = useParams();
  const prefetch = usePrefetch();
  return (
    <EntryRoute
      key={id}
      name={id}
      queries={projectQueries}
      seoOf={seoOfProject}
      content={{ ...portfolio.project, seo: portfolio.seo }}
      listHref={paths.portfolio}
      hrefFor={paths.project}
      onPress={useArticleLinks(paths.portfolio, (id) => prefetch(projectQueries.entry(id)))}
      article={(project) => (
        <EntryPage entry={shownProject(project)} actions={projectActions(project)} />
      )}
    />
  );
}
