import { lazyChunk } from '@agency/ui/hooks/lazyChunk';
import { firstInteraction } from './startup/firstInteraction';

/** The end of an entry's page: links, which work before they are hydrated. */
export const EntryActions = lazyChunk(
  async () => (await import('@agency/ui/patterns/EntryActions')).EntryActions,
  firstInteraction,
);
