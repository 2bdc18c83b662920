import { notify } from '@agency/ui/primitives/Toaster';
import { AdminShell } from '@agency/ui/sections/AdminShell';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { admin } from '../../content/admin';
import { paths } from '../../paths';
import { isAdminQuery, signOut } from '../../queries/admin/session';
import NotFoundRoute from '../NotFoundRoute';
import MessagesPanel from './MessagesPanel';
import { messageOf } from './messageOf';
import PostsPanel from './PostsPanel';
import ProjectsPanel from './ProjectsPanel';
import { readSidebarOpen, writeSidebarOpen } from './sidebarCookie';

const panels: Record<string, ComponentType> = {
  [paths.admin]: PostsPanel,
  [paths.adminPortfolio]: ProjectsPanel,
  [paths.adminMessages]: MessagesPanel,
};

async function logOut() {
  try {
    await signOut();
    notify.success(admin.logout.done.title, admin.logout.done.text);
  } catch (error) {
    notify.error(admin.logout.failed, messageOf(error, ''));
  }
}

/** The panel of whoever is signed in. */
export function AdminPanel() {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(readSidebarOpen);
  const { data: isAdmin } = useQuery(isAdminQuery);
  const queryClient = useQueryClient();
  // What one account has read is not for the next one.
  useEffect(() => () => queryClient.removeQueries({ queryKey: ['admin'] }), [queryClient]);

  const Panel = panels[pathname.replace(/\/$/, '')];
  if (!Panel) return <NotFoundRoute />;
  return (
    <AdminShell
      sections={admin.sections}
      currentHref={pathname.replace(/\/$/, '')}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        writeSidebarOpen(next);
      }}
      onLogout={() => void logOut()}
      notice={isAdmin === false ? admin.notListed : undefined}
    >
      <Panel />
    </AdminShell>
  );
}
