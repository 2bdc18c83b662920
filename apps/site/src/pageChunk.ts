import { type LazyChunk, lazyChunk } from '@agency/ui/hooks/lazyChunk';
import type { ReactNode } from 'react';

export type PageChunk = LazyChunk<object>;

export const page = (
  download: () => Promise<{ default: (props: object) => ReactNode }>,
): PageChunk => lazyChunk(async () => (await download()).default);
