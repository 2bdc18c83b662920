import type { Credentials } from '@agency/model/credentials';
import { LoadingState } from '@agency/ui/patterns/LoadingState';
import { notify, Toaster } from '@agency/ui/primitives/Toaster';
import { AdminLogin } from '@agency/ui/sections/AdminLogin';
import { useEffect, useRef } from 'react';
import { admin } from '../../content/admin';
import { signIn, useSession } from '../../queries/admin/session';
import { Page } from '../Page';
import { AdminPanel } from './AdminPanel';
import { messageOf } from './messageOf';

async function logIn(credentials: Credentials) {
  const { done, failed } = admin.login;
  try {
    await signIn(credentials);
    notify.success(done.title, done.text);
  } catch (error) {
    notify.error(failed.title, messageOf(error, failed.text));
  }
}

/** The login form or the panel, as the session stands at this moment. */
export default function AdminRoute() {
  const session = useSession();
  const before = useRef(session);
  useEffect(() => {
    const turned = before.current !== 'checking' && before.current !== session;
    before.current = session;
    // Form and panel take turns, and what had the focus is gone with the other one.
    const main = turned && document.querySelector('main');
    if (!main) return;
    // The section itself may still be on its way.
    (main.querySelector('input') ?? main).focus({ preventScroll: true });
  }, [session]);
  return (
    <Page seo={admin.seo} unlisted>
      {session === 'checking' && (
        <main>
          <LoadingState text={admin.checking} />
        </main>
      )}
      {session === 'signedOut' && <AdminLogin onSignIn={logIn} />}
      {session === 'signedIn' && <AdminPanel />}
      <Toaster />
    </Page>
  );
}
