import type { PasswordChange } from '@agency/model/credentials';
import type { RefusedField } from '@agency/model/fields';
import { notify } from '@agency/ui/primitives/Toaster';
import { admin } from '#src/content/admin.ts';
import { errorMessage } from '#src/lib/errorMessage.ts';
import { isPassword, setPassword } from './passwordRequests';

const { account } = admin;

/** What the server says of a login of more than a day, where it asks for a recent one. */
const LOGIN_TOO_OLD = 'reauthentication_needed';

/** Sets a new password, and notifies of the outcome. Resolves to whether it is set. */
export async function saveNewPassword(password: string, current?: string): Promise<boolean> {
  try {
    await setPassword(password, current);
  } catch (error) {
    const isTooOld = (error as { code?: unknown }).code === LOGIN_TOO_OLD;
    const message = isTooOld ? account.loginTooOld : errorMessage(error, account.changeFailed);
    notify.error(admin.error, message);
    return false;
  }
  notify.success(admin.success, account.changed);
  return true;
}

/** The same for someone who knows the present one. @param captchaToken good for one attempt */
export async function changePassword(
  { current, password }: PasswordChange,
  captchaToken?: string,
): Promise<boolean | RefusedField> {
  try {
    if (await isPassword(current, captchaToken)) return await saveNewPassword(password, current);
    notify.error(admin.error, account.wrongPassword);
    return { field: 'current', message: account.wrongPassword };
  } catch (error) {
    notify.error(admin.error, errorMessage(error, account.changeFailed));
  }
  return false;
}
