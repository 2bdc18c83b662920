import { lazyChunk } from '@agency/ui/hooks/lazyChunk';
import type { RenderPictureTools } from '@agency/ui/patterns/PictureField';
import { Suspense } from 'react';

const PictureTools = lazyChunk(async () => (await import('./PictureTools')).default);

/** The picture below its address, once its code is there. */
export const lazyPictureTools: RenderPictureTools = (field) => (
  <Suspense>
    <PictureTools {...field} />
  </Suspense>
);
