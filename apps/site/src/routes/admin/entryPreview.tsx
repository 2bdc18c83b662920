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

export const postPreview = (fields: PostFormInput) => (
  <EntryPreview part={PostPreview} shown={{ post: previewedPost(fields) }} />
);

export const projectPreview = (fields: ProjectFormInput) => (
  <EntryPreview part={ProjectPreview} shown={{ project: previewedProject(fields) }} />
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
