import { lazyPart } from '../primitives/lazyPart';

/** `ListDialog`, downloaded on demand: a list is read more often than one of its entries is opened. */
export const LazyListDialog = lazyPart(async () => (await import('./ListDialog')).ListDialog);
