import type { RenderPictureTools } from '@agency/ui/admin/PictureField';
import { lazyPart } from '@agency/ui/primitives/lazyPart';
import { Suspense } from 'react';

const PictureTools = lazyPart(async () => (await import('./PictureTools')).default);

export const lazyPictureTools: RenderPictureTools = (field) => (
  <Suspense>
    <PictureTools {...field} />
  </Suspense>
);
