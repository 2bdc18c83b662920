import type { ListedPost, ListedProject } from '@agency/model/listed';
import type { Message } from '@agency/model/message';
import { admin } from '#content/admin';
import { bestFirst } from '#lib/matches';
import { paths } from '#lib/paths';

const { most, ...labels } = admin.search;
const { panel } = paths;

const hit = (title: string, detail: string, path: string, opens: Record<string, string>) => ({
  title,
  detail: detail || undefined,
  href: `${path}?${new URLSearchParams(opens)}`,
});

export const panelHits = (
  words: readonly string[],
  posts: readonly ListedPost[],
  projects: readonly ListedProject[],
  messages: readonly Message[],
) => [
  {
    label: labels.posts,
    hits: bestFirst(posts, words, most).map(({ id, title, tags }) =>
      hit(title, tags.join(', '), panel.posts, { edit: id }),
    ),
  },
  {
    label: labels.projects,
    hits: bestFirst(projects, words, most).map(({ id, title, category }) =>
      hit(title, category, panel.projects, { edit: id }),
    ),
  },
  {
    label: labels.messages,
    hits: messages
      .slice(0, most)
      .map(({ id, name, message }) => hit(name, message, panel.messages, { open: id })),
  },
];
