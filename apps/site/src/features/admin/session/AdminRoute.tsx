import { usePreloaded } from '@agency/ui/hooks/usePreloaded';
import { LoadingState } from '@agency/ui/patterns/LoadingState';
import { lazyComponent } from '@agency/ui/primitives/lazyComponent';
import { Toaster } from '@agency/ui/primitives/Toaster';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { admin } from '#src/content/admin.ts';
import { storedToken } from '#src/lib/backend/storedSession.ts';
import { backendUrl } from '#src/lib/backend/supabase.ts';
import { TitledPage } from '#src/lib/TitledPage.tsx';
import { recoveryToken } from './recoveryToken';
import { useSession } from './useSession';

/** The panel without its section. */
const AdminApp = lazyComponent(async () => (await import('../layout/AdminApp')).AdminApp);
const Login = lazyComponent(async () => (await import('./Login')).Login);
const NewPassword = lazyComponent(async () => (await import('./NewPassword')).NewPassword);

/** The login or the panel, following the session; a link for a new password goes before both. */
export default function AdminRoute() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const section = pathname.replace(/\/$/, '');
  const sections = [...admin.sections, admin.pictureSection];
  const title = sections.find(({ href }) => href === section)?.label;
  const [newMessages, setNewMessages] = useState(0);
  const token = recoveryToken(search);
  const view = session.status !== 'checking' && token ? 'newPassword' : session.status;
  usePreloadedScreen(token !== undefined);

  const before = useRef(view);
  useEffect(() => {
    const changed = before.current !== 'checking' && before.current !== view;
    before.current = view;
    // An open dialog has the focus.
    if (!changed || document.querySelector('[role="dialog"]')) return;
    // Above a phone's keyboard, the login was scrolled.
    window.scrollTo({ top: 0 });
    // The focused element went with the screen that is gone. The next one may still be loading.
    const main = document.querySelector('main');
    (main?.querySelector('input') ?? main)?.focus({ preventScroll: true });
  }, [view]);

  return (
    <TitledPage
      seo={view === 'signedIn' && title ? sectionSeo(title, newMessages) : admin.seo}
      noindex
    >
      {view === 'checking' && (
        <main tabIndex={-1}>
          <LoadingState {...admin.checking} />
        </main>
      )}
      <Suspense>
        {view === 'newPassword' && <NewPassword token={token ?? ''} />}
        {(view === 'signedOut' || view === 'codeNeeded') && (
          <Login codeNeeded={view === 'codeNeeded'} />
        )}
      </Suspense>
      {view === 'signedIn' && session.status === 'signedIn' && (
        <AdminApp key={session.userId} {...session} section={section} onCount={setNewMessages} />
      )}
      <Toaster edge="top" />
    </TitledPage>
  );
}

/** @param newMessages their number, which the tab's title counts */
const sectionSeo = (title: string, newMessages: number) => ({
  ...admin.seo,
  title: `${newMessages > 0 ? `(${newMessages}) ` : ''}${title} – ${admin.seo.title}`,
});

/**
 * Downloads the screen that comes after the check of the session, and the login when someone begins to
 * use the panel: logging out needs no network.
 * @param recovering whether the URL has the token of a recovery link
 */
function usePreloadedScreen(recovering: boolean): void {
  usePreloaded(Login);
  useEffect(() => {
    const signedIn = storedToken(backendUrl()) !== undefined;
    const next = signedIn ? AdminApp : Login;
    (recovering ? NewPassword : next).preload().catch(() => {});
  }, [recovering]);
}
