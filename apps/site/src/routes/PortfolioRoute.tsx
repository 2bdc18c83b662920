import type { Project } from '@agency/model/project';
import type { Remote } from '@agency/model/remote';
import { BUILT } from '@agency/ui/primitives/CardGrid';
import { ItemLinks } from '@agency/ui/sections/ItemLinks';
import { PageHero } from '@agency/ui/sections/PageHero';
import { LOADING_PROJECTS, PortfolioGrid } from '@agency/ui/sections/PortfolioGrid';
import { ProjectArticle } from '@agency/ui/sections/ProjectArticle';
import { use } from 'react';
import { useParams } from 'react-router-dom';
import { portfolio } from '../content/portfolio';
import { Published } from '../Published';
import { paths } from '../paths';
import { projectQuery, projectsQuery } from '../queries/projects';
import { StandIn, useServedSeo } from '../StandIn';
import { seoOfProject } from '../seo';
import NotFoundRoute from './NotFoundRoute';
import { Page } from './Page';
import { useCloseTo } from './useCloseTo';
import { useEntry } from './useEntry';

export default function PortfolioRoute() {
  const { id } = useParams();
  const close = useCloseTo(paths.portfolio);
  const {
    all: projects,
    opened,
    missing,
  } = useEntry({
    list: projectsQuery,
    named: id,
    nameOf: (project) => project.id,
    one: projectQuery,
  });
  const published = use(Published)?.projects;
  const named = published?.find((project) => project.id === id);
  const servedSeo = useServedSeo();
  const told = opened ?? named;
  const waiting = projects.status === 'loading';
  const seo = told ? seoOfProject(told) : (waiting && servedSeo) || portfolio.seo;

  if (missing) return <NotFoundRoute />;
  const gridOf = (projects: Remote<readonly Project[]>) => (
    <PortfolioGrid
      projects={projects}
      hrefFor={paths.project}
      opened={opened}
      onClose={close}
      seen={servedSeo !== undefined}
    />
  );
  const built =
    id === undefined
      ? published && gridOf({ status: 'ready', data: published })
      : named && <ProjectArticle project={named} />;
  return (
    <Page seo={seo}>
      <PageHero {...portfolio.hero} />
      {waiting ? (
        <StandIn key={id} built={built} status={LOADING_PROJECTS}>
          {gridOf(projects)}
        </StandIn>
      ) : (
        gridOf(projects)
      )}
      <noscript>
        {published && id === undefined && (
          <ItemLinks items={published.slice(BUILT)} hrefFor={paths.project} />
        )}
      </noscript>
    </Page>
  );
}
