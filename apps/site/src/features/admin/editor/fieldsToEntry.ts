import { parseTags } from '@agency/model/fields';
import type { Post } from '@agency/model/post';
import type { PostFormInput } from '@agency/model/postForm';
import type { Project } from '@agency/model/project';
import type { ProjectFormInput } from '@agency/model/projectForm';

const ID = 'preview';

/** The content of a form as visitors would see it. @param createdAt default: now */
export const fieldsToPost = (
  { tags, image_url, ...texts }: PostFormInput,
  createdAt = new Date().toISOString(),
): Post => ({
  ...texts,
  id: ID,
  tags: parseTags(tags),
  image_url: image_url.trim() || null,
  created_at: createdAt,
});

export const fieldsToProject = (
  fields: ProjectFormInput,
  createdAt = new Date().toISOString(),
): Project => ({
  ...fields,
  id: ID,
  tags: parseTags(fields.tags),
  thumbnail_url: fields.thumbnail_url.trim() || null,
  created_at: createdAt,
});
