import { LOADING_PROJECTS, PortfolioGrid } from '@agency/ui/sections/PortfolioGrid';
import { ProjectArticle } from '@agency/ui/sections/ProjectArticle';
import { use } from 'react';
import { useParams } from 'react-router-dom';
import { portfolio } from '../content/portfolio';
import { Published } from '../Published';
import { paths } from '../paths';
import { projectQuery, projectsQuery } from '../queries/projects';
import { seoOfProject } from '../seo';
import { EntryPage } from './EntryPage';

export default function PortfolioRoute() {
  const { id } = useParams();
  return (
    <EntryPage
      entry={{
        list: projectsQuery,
        named: id,
        nameOf: (project) => project.id,
        one: projectQuery,
      }}
      address={paths.portfolio}
      content={portfolio}
      loading={LOADING_PROJECTS}
      published={use(Published)?.projects}
      hrefFor={paths.project}
      seoOf={seoOfProject}
      article={(project) => <ProjectArticle project={project} />}
      grid={({ rows, ...rest }) => <PortfolioGrid projects={rows} {...rest} />}
    />
  );
}
