import { notify } from '@agency/ui/primitives/Toaster';
import { admin } from '#src/content/admin.ts';
import { errorMessage } from '#src/lib/errorMessage.ts';

/** A notification's heading and sentence; a sentence alone has the heading of its kind. */
type Words = string | { title: string; text: string };

/**
 * Notifies of how an action ends. Resolves to whether it succeeded.
 * @param failed said where the backend has no words for the failure
 * @param done default: a success is not notified
 */
export async function notifyOutcome(
  action: Promise<unknown>,
  failed: Words,
  done?: Words,
): Promise<boolean> {
  try {
    await action;
  } catch (error) {
    const { title, text } = withTitle(failed, admin.error);
    notify.error(title, errorMessage(error, text));
    return false;
  }
  if (done !== undefined) {
    const { title, text } = withTitle(done, admin.success);
    notify.success(title, text);
  }
  return true;
}

const withTitle = (words: Words, title: string) =>
  typeof words === 'string' ? { title, text: words } : words;
