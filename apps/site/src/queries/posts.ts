import type { ListedPost, PostLink } from '@agency/model/listed';
import type { Post } from '@agency/model/post';
import { loadChunk } from '@agency/ui/hooks/loadChunk';
import { type EntryKind, entryQueries } from './entryQueries';

export const postKind: EntryKind<Post, ListedPost> = {
  key: 'posts',
  table: 'blog_posts',
  view: 'listed_posts',
  column: 'slug',
  parse: async (answer) =>
    (await loadChunk(async () => (await import('@agency/model/post')).parsePosts))(answer),
  parseListed: async (answer) =>
    (await loadChunk(async () => (await import('@agency/model/post')).parseListedPosts))(answer),
  failure: 'Error fetching blog posts:',
};

export const postQueries = entryQueries<Post, ListedPost, PostLink>(postKind);
