import type { PostFormInput } from '@agency/model/postForm';
import type { ProjectFormInput } from '@agency/model/projectForm';
import { type LazyChunk, lazyChunk } from '@agency/ui/hooks/lazyChunk';
import { MissingPart } from '@agency/ui/patterns/MissingPart';
import { Suspense } from 'react';
import { admin } from '../../content/admin';
import { previewedPost, previewedProject } from '../../previewed';

const PostPreview = lazyChunk(
  async () => (await import('@agency/ui/sections/PostPreview')).PostPreview,
);
const ProjectPreview = lazyChunk(
  async () => (await import('@agency/ui/sections/ProjectPreview')).ProjectPreview,
);

/** Shows what a form holds. @param createdAt of the entry that is edited; none for a new one */
export const postPreview = (createdAt: string | undefined) => (fields: PostFormInput) => (
  <EntryPreview part={PostPreview} shown={{ post: previewedPost(fields, createdAt) }} />
);

/** The same for a project. */
export const projectPreview = (createdAt: string | undefined) => (fields: ProjectFormInput) => (
  <EntryPreview part={ProjectPreview} shown={{ project: previewedProject(fields, createdAt) }} />
);

interface EntryPreviewProps<Shown> {
  part: LazyChunk<Shown>;
  shown: Shown;
}

function EntryPreview<Shown extends object>({ part: Part, shown }: EntryPreviewProps<Shown>) {
  return (
    <Suspense fallback={<MissingPart chunk={Part} text={admin.previewNotLoaded} />}>
      <Part {...shown} />
    </Suspense>
  );
}
