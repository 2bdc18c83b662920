import { lazyChunk } from '@agency/ui/hooks/lazyChunk';
import { firstInteraction } from './startup/firstInteraction';

/** The end of every public page: links, which work before they are hydrated. */
export const SiteEnd = lazyChunk(async () => (await import('./SiteEnd')).default, firstInteraction);

/** The end of an entry, in the same way. */
export const EntryActions = lazyChunk(
  async () => (await import('@agency/ui/patterns/EntryActions')).EntryActions,
  firstInteraction,
);
