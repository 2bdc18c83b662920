import { ProjectArticle } from '@agency/ui/sections/ProjectArticle';
import { useParams } from 'react-router-dom';
import { portfolio } from '../content/portfolio';
import { projectExtras } from '../entryExtras';
import { paths } from '../paths';
import { projectQueries } from '../queries/projects';
import { useReadAhead } from '../queries/useReadAhead';
import { seoOfProject } from '../seo';
import { EntryRoute } from './EntryRoute';
import { useArticleLinks } from './useArticleLinks';

export default function ProjectRoute() {
  const { id = '' } = useParams();
  return (
    <EntryRoute
      key={id}
      query={projectQueries.entry(id)}
      neighbours={projectQueries.neighbours}
      seoOf={seoOfProject}
      content={{ ...portfolio.project, seo: portfolio.seo }}
      listHref={paths.portfolio}
      hrefFor={paths.project}
      onPress={useArticleLinks(paths.portfolio, useReadAhead(projectQueries.entry))}
      article={(project) => <ProjectArticle project={project} actions={projectExtras(project)} />}
    />
  );
}
