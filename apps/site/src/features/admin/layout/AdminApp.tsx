import { AdminLayout } from '@agency/ui/admin/AdminLayout';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo } from 'react';
import { Outlet } from 'react-router-dom';
import { admin } from '#src/content/admin.ts';
import { removeExpiredDrafts } from '#src/lib/drafts.ts';
import { paths } from '#src/lib/paths.ts';
import { useTheme } from '#src/lib/useTheme.ts';
import { type AdminDrafts, AdminDraftsContext, adminDrafts } from '../lib/adminDrafts';
import { storesPictures } from '../lib/askStorage';
import { notifyOutcome } from '../lib/notifyOutcome';
import { absoluteUrl } from '../lib/pageUrls';
import { signOut } from '../lib/signInAndOut';
import { NewMessagesContext, useNewMessages } from '../messages/useNewMessages';
import { isAdminQuery } from '../session/accountQueries';
import { useAdminDialogs } from './useAdminDialogs';
import { useSidebar } from './useSidebar';

export interface AdminAppProps {
  userId: string;
  hasFactors: boolean;
  /** The path of the open section. */
  section: string;
  /** Gets the number of messages that came since the last visit to their section. */
  onCount: (count: number) => void;
}

/** The panel once someone is signed in: its frame, the open section and dialogs. */
export function AdminApp({ userId, hasFactors, section, onCount }: AdminAppProps) {
  const { dialogs, ...openers } = useAdminDialogs(hasFactors);
  const theme = useTheme();
  const sidebar = useSidebar();
  const { data: pictures } = useQuery(storesPictures);
  const { data: isAdmin } = useQuery(isAdminQuery);
  const drafts = useMemo(() => adminDrafts(userId), [userId]);
  useEffect(() => {
    removeExpiredDrafts();
    return resizeWithKeyboard();
  }, []);
  const { messages } = paths.panel;
  const newMessages = useNewMessages(userId, section === messages);
  const { count } = newMessages;
  useEffect(() => onCount(count), [onCount, count]);
  return (
    <AdminLayout
      theme={theme}
      siteHref={absoluteUrl(paths.home)}
      sections={admin.sections.map((it) => (it.href === messages ? { ...it, count } : it))}
      currentHref={section}
      {...sidebar}
      {...openers}
      onLogout={() => void logOut(drafts)}
      furtherSections={pictures ? [admin.pictureSection] : []}
      notice={isAdmin === false ? admin.notListed : undefined}
    >
      <NewMessagesContext value={newMessages}>
        <AdminDraftsContext value={drafts}>
          <Suspense>
            <Outlet />
          </Suspense>
        </AdminDraftsContext>
      </NewMessagesContext>
      {dialogs}
    </AdminLayout>
  );
}

/**
 * Lets a phone's keyboard make the page smaller instead of covering it, as long as the panel is open: visitors'
 * pages would change their layout. Browsers without it cover the page (`useVisibleArea`). @returns ends that
 */
function resizeWithKeyboard(): () => void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=viewport]');
  const before = meta?.content ?? '';
  if (meta) meta.content = `${before}, interactive-widget=resizes-content`;
  return () => {
    if (meta) meta.content = before;
  };
}

/** Asks before drafts are discarded, then ends this browser's session and notifies of the outcome. */
async function logOut(drafts: AdminDrafts): Promise<void> {
  const { done, failed, discardOne, discardMany } = admin.logout;
  const count = drafts.count();
  const question = count === 1 ? discardOne : discardMany.replace('{count}', String(count));
  if (count > 0 && !window.confirm(question)) return;
  drafts.discardAll();
  await notifyOutcome(signOut(), failed, done);
}
