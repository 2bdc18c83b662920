import type { PasswordChange } from '@agency/model/credentials';
import { notify } from '@agency/ui/primitives/Toaster';
import { admin } from '../../content/admin';
import { isPassword, setPassword } from '../../queries/admin/account';
import { messageOf } from './messageOf';

const { account } = admin;

/** Sets a new password, and tells the outcome. Resolves to whether it is set. */
export async function saveNewPassword(password: string): Promise<boolean> {
  try {
    await setPassword(password);
  } catch (error) {
    notify.error(admin.error, messageOf(error, account.changeFailed));
    return false;
  }
  notify.success(admin.success, account.changed);
  return true;
}

/** The same for someone who knows the present one. @param captchaToken good for one attempt */
export async function changePassword(
  { current, password }: PasswordChange,
  captchaToken?: string,
): Promise<boolean> {
  try {
    if (await isPassword(current, captchaToken)) return await saveNewPassword(password);
    notify.error(admin.error, account.wrongPassword);
  } catch (error) {
    notify.error(admin.error, messageOf(error, account.changeFailed));
  }
  return false;
}
