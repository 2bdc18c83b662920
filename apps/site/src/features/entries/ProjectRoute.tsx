import { ProjectArticle } from '@agency/ui/sections/ProjectArticle';
import { portfolio } from '#content/portfolio';
import { paths } from '#lib/paths';
import { seoOfProject } from '#lib/seo';
import { EntryPage } from './EntryPage';
import { projectActions } from './entryActions';
import { projectQueries } from './projectQueries';

export default function ProjectRoute() {
  return (
    <EntryPage
      queries={projectQueries}
      seoOf={seoOfProject}
      content={{ ...portfolio.project, seo: portfolio.seo }}
      listHref={paths.portfolio}
      hrefFor={paths.project}
      article={(project) => <ProjectArticle project={project} actions={projectActions(project)} />}
    />
  );
}
