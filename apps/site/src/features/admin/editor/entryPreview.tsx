import { parseTags } from '@agency/model/fields';
import type { Post } from '@agency/model/post';
import type { PostFormInput } from '@agency/model/postForm';
import type { Project } from '@agency/model/project';
import type { ProjectFormInput } from '@agency/model/projectForm';
import { lazyPart } from '@agency/ui/primitives/lazyPart';
import { Suspense } from 'react';

const PostPreview = lazyPart(
  async () => (await import('@agency/ui/admin/EntryPreview')).PostPreview,
);
const ProjectPreview = lazyPart(
  async () => (await import('@agency/ui/admin/EntryPreview')).ProjectPreview,
);

/** Shows what a form holds. @param createdAt of the entry that is edited; none for a new one */
export const postPreview = (createdAt: string | undefined) => (fields: PostFormInput) => (
  <Suspense>
    <PostPreview post={fieldsToPost(fields, createdAt)} />
  </Suspense>
);

/** The same for a project. */
export const projectPreview = (createdAt: string | undefined) => (fields: ProjectFormInput) => (
  <Suspense>
    <ProjectPreview project={fieldsToProject(fields, createdAt)} />
  </Suspense>
);

const ID = 'preview';

/** The content of a form as an entry. @param createdAt default: now */
const fieldsToPost = (
  { tags, image_url, ...texts }: PostFormInput,
  createdAt = new Date().toISOString(),
): Post => ({
  ...texts,
  id: ID,
  tags: parseTags(tags),
  image_url: image_url.trim() || null,
  created_at: createdAt,
});

const fieldsToProject = (
  fields: ProjectFormInput,
  createdAt = new Date().toISOString(),
): Project => ({
  ...fields,
  id: ID,
  tags: parseTags(fields.tags),
  thumbnail_url: fields.thumbnail_url.trim() || null,
  created_at: createdAt,
});
