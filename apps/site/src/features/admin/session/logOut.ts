import { notify } from '@agency/ui/primitives/Toaster';
import { admin } from '#content/admin';
import type { Drafts } from '#lib/drafts';
import { errorMessage } from '#lib/errorMessage';
import { signOut } from '../lib/sessionQueries';

/** Asks before drafts are discarded, then ends this browser's session and notifies of the outcome. */
export async function logOut(drafts: Drafts): Promise<void> {
  const { done, failed, discardOne, discardMany } = admin.logout;
  const count = drafts.count();
  const question = count === 1 ? discardOne : discardMany.replace('{count}', String(count));
  if (count > 0 && !window.confirm(question)) return;
  drafts.discardAll();
  try {
    await signOut();
    notify.success(done.title, done.text);
  } catch (error) {
    notify.error(failed.title, errorMessage(error, failed.text));
  }
}
