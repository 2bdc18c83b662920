import { lazyChunk } from '../hooks/lazyChunk';

/** `Dialog`, downloaded on demand: a list is read more often than one of its entries is opened. */
export const LazyDialog = lazyChunk(async () => (await import('./Dialog')).Dialog);
