import type { PostFormInput } from '@agency/model/postForm';
import type { ProjectFormInput } from '@agency/model/projectForm';
import { lazyPart } from '@agency/ui/primitives/lazyPart';
import { Suspense } from 'react';
import { fieldsToPost, fieldsToProject } from './fieldsToEntry';

const PostPreview = lazyPart(
  async () => (await import('@agency/ui/admin/PostPreview')).PostPreview,
);
const ProjectPreview = lazyPart(
  async () => (await import('@agency/ui/admin/ProjectPreview')).ProjectPreview,
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
