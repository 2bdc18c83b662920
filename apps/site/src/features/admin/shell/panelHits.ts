import type { ListedPost, ListedProject } from '@agency/model/listed';
import type { Message } from '@agency/model/message';
import { admin } from '#content/admin';
import { bestFirst } from '#lib/matches';
import { paths } from '#lib/paths';

const { most, posts: POSTS, projects: PROJECTS, messages: MESSAGES } = admin.search;

const edit = (path: string, id: string) => `${path}?${new URLSearchParams({ edit: id })}`;

export const panelHits = (
  words: readonly string[],
  posts: readonly ListedPost[],
  projects: readonly ListedProject[],
  messages: readonly Message[],
) => [
  {
    label: POSTS,
    hits: bestFirst(posts, words, most).map(({ id, title, tags }) => ({
      title,
      detail: tags.join(', ') || undefined,
      href: edit(paths.panel.posts, id),
    })),
  },
  {
    label: PROJECTS,
    hits: bestFirst(projects, words, most).map(({ id, title, category }) => ({
      title,
      detail: category,
      href: edit(paths.panel.projects, id),
    })),
  },
  {
    label: MESSAGES,
    hits: messages.slice(0, most).map(({ id, name, message }) => ({
      title: name,
      detail: message,
      href: `${paths.panel.messages}?${new URLSearchParams({ open: id })}`,
    })),
  },
];
