import { LoadingState } from '@agency/ui/patterns/LoadingState';
import { Toaster } from '@agency/ui/primitives/Toaster';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { admin } from '../../content/admin';
import { useSession } from '../../queries/admin/useSession';
import { Page } from '../Page';
import { AdminPanel } from './AdminPanel';
import { Login } from './Login';

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
      {(status === 'signedOut' || status === 'codeNeeded') && (
        <Login codeNeeded={status === 'codeNeeded'} />
      )}
      {status === 'signedIn' && (
        <AdminPanel
          key={session.userId}
          userId={session.userId}
          hasFactors={session.hasFactors}
          section={section}
        />
      )}
      <Toaster />
    </Page>
  );
}

const sectionSeo = (title: string) => ({ ...admin.seo, title: `${title} – ${admin.seo.title}` });
