import type { ListedPost, PostLink } from '@agency/model/listed';
import { type Post, parseListedPosts, parsePosts } from '@agency/model/post';
import { type EntryKind, entryQueries } from './entryQueries';

export const postKind: EntryKind<Post, ListedPost> = {
  key: 'posts',
  table: 'blog_posts',
  view: 'listed_posts',
  column: 'slug',
  parse: async (answer) => parsePosts(answer),
  parseListed: async (answer) => parseListedPosts(answer),
  failure: 'Error fetching blog posts:',
};

export const postQueries = entryQueries<Post, ListedPost, PostLink>(postKind);
