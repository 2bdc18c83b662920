import { posts } from '@agency/mocks/fixtures/posts';
import { projects } from '@agency/mocks/fixtures/projects';
import type { Post } from '@agency/model/post';
import type { Project } from '@agency/model/project';

/** Makes a plain post with this slug. @param more columns that replace the plain ones */
export const makePost = (slug: string, more: Partial<Post> = {}): Post => ({
  ...posts.ordinary,
  id: `id-${slug}`,
  slug,
  title: `Title of ${slug}`,
  content: 'One.\nTwo.\n\nThree.',
  excerpt: null,
  tags: [],
  image_url: null,
  created_at: '2026-11-20 22:08:26.102+00',
  ...more,
});

/** Makes a plain project with this id. */
export const makeProject = (id: string): Project => ({
  ...projects.ordinary,
  id,
  title: `Project ${id}`,
  category: 'Web',
  description: 'Words.',
  tags: [],
  thumbnail_url: null,
  created_at: '2026-11-20T22:08:26.102123+00:00',
});
