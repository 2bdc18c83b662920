import type { Credentials } from '@agency/model/credentials';
import { LoadingState } from '@agency/ui/patterns/LoadingState';
import { notify, Toaster } from '@agency/ui/primitives/Toaster';
import { AdminLogin } from '@agency/ui/sections/AdminLogin';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { admin } from '../../content/admin';
import { signIn, useSession } from '../../queries/admin/session';
import { Page } from '../Page';
import { AdminPanel } from './AdminPanel';
import { messageOf } from './messageOf';

async function logIn(credentials: Credentials): Promise<void> {
  const { done, failed } = admin.login;
  try {
    await signIn(credentials);
    notify.success(done.title, done.text);
  } catch (error) {
    notify.error(failed.title, messageOf(error, failed.text));
  }
}

/** The login form or the panel, following the session live. */
export default function AdminRoute() {
  const session = useSession();
  const { status } = session;
  const section = useLocation().pathname.replace(/\/$/, '');
  const title = admin.sections.find(({ href }) => href === section)?.label;

  const before = useRef(status);
  useEffect(() => {
    const changed = before.current !== 'checking' && before.current !== status;
    before.current = status;
    // The focused element went with the form or the panel that is gone.
    const main = changed && document.querySelector('main');
    // The section itself may still be loading.
    if (main) (main.querySelector('input') ?? main).focus({ preventScroll: true });
  }, [status]);

  return (
    <Page seo={status === 'signedIn' && title ? sectionSeo(title) : admin.seo} unlisted>
      {status === 'checking' && (
        <main>
          <LoadingState text={admin.checking} withoutScript={admin.withoutScript} />
        </main>
      )}
      {status === 'signedOut' && <AdminLogin onSignIn={logIn} />}
      {status === 'signedIn' && (
        <AdminPanel key={session.userId} userId={session.userId} section={section} />
      )}
      <Toaster />
    </Page>
  );
}

const sectionSeo = (title: string) => ({ ...admin.seo, title: `${title} – ${admin.seo.title}` });
