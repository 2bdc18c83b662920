import { PortfolioGrid } from '@agency/ui/sections/PortfolioGrid';
import { useParams } from 'react-router-dom';
import { portfolio } from '../content/portfolio';
import { paths } from '../paths';
import { projectQuery, projectsQuery } from '../queries/projects';
import { seoOfProject } from '../seo';
import { EntryList } from './EntryList';

export default function PortfolioRoute() {
  const { id } = useParams();
  return (
    <EntryList
      list={projectsQuery}
      one={projectQuery}
      name={id}
      nameOf={(project) => project.id}
      isWhole={(project) => project.description !== undefined}
      address={paths.portfolio}
      content={portfolio}
      hrefFor={paths.project}
      seoOf={seoOfProject}
      grid={({ entries, ...rest }) => <PortfolioGrid projects={entries} {...rest} />}
    />
  );
}
