import { admin } from '#src/content/admin.ts';
import type { Drafts } from '#src/lib/drafts.ts';
import { signOut } from '../lib/authClient';
import { notifyOutcome } from '../lib/notifyOutcome';

/** Asks before drafts are discarded, then ends this browser's session and notifies of the outcome. */
export async function logOut(drafts: Drafts): Promise<void> {
  const { done, failed, discardOne, discardMany } = admin.logout;
  const count = drafts.count();
  const question = count === 1 ? discardOne : discardMany.replace('{count}', String(count));
  if (count > 0 && !window.confirm(question)) return;
  drafts.discardAll();
  await notifyOutcome(signOut(), failed, done);
}
