import { parseTags } from '@agency/model/fields';
import type { PostFormInput } from '@agency/model/postForm';
import type { ProjectFormInput } from '@agency/model/projectForm';
import { lazyComponent } from '@agency/ui/primitives/lazyComponent';
import { Suspense } from 'react';

const PostPreview = lazyComponent(
  async () => (await import('@agency/ui/admin/EntryPreview')).PostPreview,
);
const ProjectPreview = lazyComponent(
  async () => (await import('@agency/ui/admin/EntryPreview')).ProjectPreview,
);

/** Shows what a form holds. @param createdAt of the entry that is edited; none for a new one */
export const postPreview = (createdAt: string | undefined) => (fields: PostFormInput) => (
  <Suspense>
    <PostPreview post={{ ...asRow(fields, createdAt), image_url: urlOf(fields.image_url) }} />
  </Suspense>
);

/** The same for a project. */
export const projectPreview = (createdAt: string | undefined) => (fields: ProjectFormInput) => (
  <Suspense>
    <ProjectPreview
      project={{ ...asRow(fields, createdAt), thumbnail_url: urlOf(fields.thumbnail_url) }}
    />
  </Suspense>
);

const asRow = <Fields extends { tags: string }>(
  fields: Fields,
  created_at = new Date().toISOString(),
) => ({ ...fields, id: 'preview', tags: parseTags(fields.tags), created_at });

const urlOf = (field: string) => field.trim() || null;
