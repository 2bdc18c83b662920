import type { PostFormInput } from '@agency/model/postForm';
import type { ProjectFormInput } from '@agency/model/projectForm';
import { type LazyPart, lazyPart } from '@agency/ui/primitives/lazyPart';
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
  <EntryPreview part={PostPreview} shown={{ post: fieldsToPost(fields, createdAt) }} />
);

/** The same for a project. */
export const projectPreview = (createdAt: string | undefined) => (fields: ProjectFormInput) => (
  <EntryPreview part={ProjectPreview} shown={{ project: fieldsToProject(fields, createdAt) }} />
);

interface EntryPreviewProps<Shown> {
  part: LazyPart<Shown>;
  shown: Shown;
}

function EntryPreview<Shown extends object>({ part: Part, shown }: EntryPreviewProps<Shown>) {
  return (
    <Suspense>
      <Part {...shown} />
    </Suspense>
  );
}
