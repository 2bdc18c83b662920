import { lazyPart } from './lazyPart';

/** `Dialog`, downloaded on demand: a list is read more often than one of its entries is opened. */
export const LazyDialog = lazyPart(async () => (await import('./Dialog')).Dialog);
