import { AdminShell } from '@agency/ui/admin/AdminShell';
import { lazyPart } from '@agency/ui/primitives/lazyPart';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { admin } from '#content/admin';
import { draftsOf, removeExpiredDrafts } from '#lib/drafts';
import { paths } from '#lib/paths';
import { useTheme } from '#lib/useTheme';
import { storesPictures } from '../lib/bucketQueries';
import { publicUrl } from '../lib/publicUrl';
import { isAdminQuery } from '../lib/sessionQueries';
import { useLoadedDialog } from '../lib/useLoadedDialog';
import { useNewMessages } from '../messages/useNewMessages';
import { logOut } from '../session/logOut';
import { PanelDialogs } from './PanelDialogs';
import { PanelSection } from './PanelSection';
import { sectionsWithCount } from './sectionsWithCount';
import { useSidebar } from './useSidebar';

const LazyPanelSearch = lazyPart(async () => (await import('./PanelSearch')).PanelSearch);
const LazyAccount = lazyPart(async () => (await import('../session/Account')).Account);

export interface AdminPanelProps {
  userId: string;
  /** Whether the backend has second factors. */
  hasFactors: boolean;
  /** The path of the open section. */
  section: string;
  /** Gets the number of messages that came since the last visit to their section. */
  onCount: (count: number) => void;
}

/** The panel once someone is signed in: its frame, the open section and dialogs. */
export function AdminPanel({ userId, hasFactors, section, onCount }: AdminPanelProps) {
  const account = useLoadedDialog(LazyAccount);
  const search = useLoadedDialog(LazyPanelSearch);
  const { data: pictures } = useQuery(storesPictures);
  const { data: isAdmin } = useQuery(isAdminQuery);
  const drafts = useMemo(() => draftsOf(userId), [userId]);
  useEffect(removeExpiredDrafts, []);
  const newMessages = useNewMessages(userId, section === paths.panel.messages);
  useEffect(() => onCount(newMessages.count), [onCount, newMessages.count]);
  return (
    <AdminShell
      theme={useTheme()}
      siteHref={publicUrl(paths.home)}
      sections={sectionsWithCount(newMessages.count)}
      currentHref={section}
      {...useSidebar()}
      onLogout={() => void logOut(drafts)}
      onAccount={account.show}
      onSearch={search.show}
      furtherSections={pictures ? [admin.pictureSection] : []}
      notice={isAdmin === false ? admin.notListed : undefined}
    >
      <PanelSection drafts={drafts} newMessages={newMessages} />
      <PanelDialogs search={search} account={account} hasFactors={hasFactors} />
    </AdminShell>
  );
}
