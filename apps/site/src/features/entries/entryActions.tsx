import type { ListedPost } from '@agency/model/post';
import type { ListedProject } from '@agency/model/project';
import { EntryActions, type EntryActionsProps } from '@agency/ui/patterns/EntryActions';
import { useSyncExternalStore } from 'react';
import { portfolio } from '#src/content/portfolio.ts';
import { hasSession } from '#src/lib/backend/storedSession.ts';
import { backendUrl } from '#src/lib/backend/supabase.ts';
import { absolute, paths } from '#src/lib/paths.ts';

export const postActions = (post: ListedPost) => (
  <Actions
    key={post.id}
    title={post.title}
    url={absolute(paths.post(post))}
    editHref={`${paths.panel.posts}?edit=${post.id}`}
  />
);

export const projectActions = (project: ListedProject) => (
  <Actions
    key={project.id}
    title={project.title}
    url={absolute(paths.project(project))}
    ask={{ href: paths.messageAbout(project.title), label: portfolio.project.ask }}
    editHref={`${paths.panel.projects}?edit=${project.id}`}
  />
);

/** A prerendered page knows no session: the link to the form comes after hydration. */
function Actions({ editHref, ...props }: EntryActionsProps) {
  const isSignedIn = useSyncExternalStore(
    followStorage,
    () => hasSession(backendUrl()),
    () => false,
  );
  return <EntryActions {...props} editHref={isSignedIn ? editHref : undefined} />;
}

/** Signing in or out in another tab. */
function followStorage(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
