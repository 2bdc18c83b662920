import type { Project } from '@agency/model/project';
import { cut } from '@agency/model/text';
import { PageHero } from '@agency/ui/sections/PageHero';
import { PortfolioGrid } from '@agency/ui/sections/PortfolioGrid';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { portfolio } from '../content/portfolio';
import { site } from '../content/site';
import { paths } from '../paths';
import { projectsQuery } from '../queries/projects';
import { toRemote } from '../queries/queryClient';
import NotFoundRoute from './NotFoundRoute';
import { Page } from './Page';
import { useCloseTo } from './useCloseTo';

/** Characters of a project that describe it to the outside world. */
const DESCRIPTION_LENGTH = 150;

export default function PortfolioRoute() {
  const { id } = useParams();
  const projects = toRemote(useQuery(projectsQuery));
  const close = useCloseTo(paths.portfolio);
  const opened =
    projects.status === 'ready' ? projects.data.find((project) => project.id === id) : undefined;

  if (id !== undefined && projects.status === 'ready' && !opened) return <NotFoundRoute />;
  return (
    <Page seo={opened ? seoOf(opened) : portfolio.seo}>
      <PageHero {...portfolio.hero} />
      <PortfolioGrid projects={projects} hrefFor={paths.project} opened={opened} onClose={close} />
    </Page>
  );
}

function seoOf({ title, description }: Project) {
  return {
    title: `${title} – ${site.brand}`,
    description: cut(description, DESCRIPTION_LENGTH),
  };
}
