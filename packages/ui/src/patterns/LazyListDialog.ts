import { lazyComponent } from '../primitives/lazyComponent';

/** `ListDialog`, downloaded on demand: a list is read more often than one of its entries is opened. */
export const LazyListDialog = lazyComponent(async () => (await import('./ListDialog')).ListDialog);
