import { ProjectArticle } from '@agency/ui/sections/ProjectArticle';
import { useParams } from 'react-router-dom';
import { portfolio } from '../content/portfolio';
import { paths } from '../paths';
import { projectNeighboursQuery, projectQuery } from '../queries/projects';
import { seoOfProject } from '../seo';
import { EntryRoute } from './EntryRoute';

export default function ProjectRoute() {
  const { id = '' } = useParams();
  return (
    <EntryRoute
      key={id}
      query={projectQuery(id)}
      neighbours={projectNeighboursQuery}
      seoOf={seoOfProject}
      content={{ ...portfolio.project, seo: portfolio.seo }}
      listHref={paths.portfolio}
      hrefFor={paths.project}
      article={(project) => <ProjectArticle project={project} />}
    />
  );
}
