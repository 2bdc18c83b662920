import { admin } from '#content/admin';
import type { Drafts } from '#lib/drafts';
import { notifyOutcome } from '../lib/notifyOutcome';
import { signOut } from '../lib/sessionQueries';

/** Asks before drafts are discarded, then ends this browser's session and notifies of the outcome. */
export async function logOut(drafts: Drafts): Promise<void> {
  const { done, failed, discardOne, discardMany } = admin.logout;
  const count = drafts.count();
  const question = count === 1 ? discardOne : discardMany.replace('{count}', String(count));
  if (count > 0 && !window.confirm(question)) return;
  drafts.discardAll();
  await notifyOutcome(signOut(), failed, done);
}
