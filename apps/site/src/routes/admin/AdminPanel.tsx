import { notify } from '@agency/ui/primitives/Toaster';
import { AdminShell } from '@agency/ui/sections/AdminShell';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { admin } from '../../content/admin';
import { isAdminQuery, signOut } from '../../queries/admin/session';
import { useTheme } from '../../useTheme';
import { messageOf } from './messageOf';
import { readSidebarOpen, writeSidebarOpen } from './sidebarCookie';

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

  return (
    <AdminShell
      theme={useTheme()}
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
      <Suspense>
        <Outlet />
      </Suspense>
    </AdminShell>
  );
}
