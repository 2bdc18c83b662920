import { firstInteraction } from '../lib/hydration/firstInteraction';
import { publicParts } from './pageChunks';

/**
 * Downloads the code of all public pages once a visitor has interacted and the browser is idle, so
 * that no navigation waits for it.
 */
export async function preloadPublicPages(): Promise<void> {
  await firstInteraction();
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const preload = () => {
    // A link whose code is missing then opens its page as a document.
    for (const part of publicParts) part.preload().catch(() => {});
  };
  if ('requestIdleCallback' in window) requestIdleCallback(preload);
  else setTimeout(preload);
}
