import type { ListedPost, ListedProject } from '@agency/model/listed';
import { EntryActions } from '@agency/ui/patterns/EntryActions';
import { portfolio } from '#content/portfolio';
import { absolute, paths } from '#lib/paths';

export const postActions = (post: ListedPost) => (
  <EntryActions key={post.id} title={post.title} url={absolute(paths.post(post))} />
);

export const projectActions = (project: ListedProject) => (
  <EntryActions
    key={project.id}
    title={project.title}
    url={absolute(paths.project(project))}
    ask={{ href: paths.messageAbout(project.title), label: portfolio.project.ask }}
  />
);
