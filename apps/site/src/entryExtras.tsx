import type { ListedPost, ListedProject } from '@agency/model/listed';
import type { EntryActionsProps } from '@agency/ui/patterns/EntryActions';
import { Suspense, useState } from 'react';
import { portfolio } from './content/portfolio';
import { EntryActions } from './EntryActions';
import { absolute, paths } from './paths';

/** The end of an entry, whose code comes later; its prerendered links work before. */
function EntryExtras(props: EntryActionsProps) {
  // One element for good: an update before it is hydrated would remove its prerendered markup.
  const [actions] = useState(
    <Suspense>
      <EntryActions {...props} />
    </Suspense>,
  );
  return actions;
}

export const postExtras = (post: ListedPost) => (
  <EntryExtras key={post.id} title={post.title} url={absolute(paths.post(post))} />
);

export const projectExtras = (project: ListedProject) => (
  <EntryExtras
    key={project.id}
    title={project.title}
    url={absolute(paths.project(project))}
    ask={{ href: paths.enquiry(project.title), label: portfolio.project.ask }}
  />
);
