import { lazyComponent } from '../primitives/lazyComponent';

/** `ItemDialog`, downloaded on demand: a list is read more often than one of its entries is opened. */
export const LazyItemDialog = lazyComponent(async () => (await import('./ItemDialog')).ItemDialog);
