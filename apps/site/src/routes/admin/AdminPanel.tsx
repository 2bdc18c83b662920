import { AdminShell } from '@agency/ui/sections/AdminShell';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { admin } from '../../content/admin';
import { draftsOf, removeExpiredDrafts } from '../../drafts';
import { isAdminQuery } from '../../queries/admin/session';
import { useTheme } from '../../useTheme';
import { logOut } from './logOut';
import { SecondFactor } from './SecondFactor';
import { readSidebarOpen, writeSidebarOpen } from './sidebarCookie';

export interface AdminPanelProps {
  /** Of the account that is signed in. */
  userId: string;
  /** Whether the backend has second factors. */
  hasFactors: boolean;
  /** The path of the section that is open. */
  section: string;
}

/** The panel of the account that is signed in. Its sections get the account's drafts as context. */
export function AdminPanel({ userId, hasFactors, section }: AdminPanelProps) {
  const [open, setOpen] = useState(readSidebarOpen);
  const [factorOpen, setFactorOpen] = useState(false);
  const { data: isAdmin } = useQuery(isAdminQuery);
  const drafts = useMemo(() => draftsOf(userId), [userId]);
  useEffect(removeExpiredDrafts, []);

  return (
    <AdminShell
      theme={useTheme()}
      sections={admin.sections}
      currentHref={section}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        writeSidebarOpen(next);
      }}
      onLogout={() => void logOut(drafts)}
      onSecondFactor={hasFactors ? () => setFactorOpen(true) : undefined}
      notice={isAdmin === false ? admin.notListed : undefined}
    >
      <Suspense>
        <Outlet context={drafts} />
      </Suspense>
      {hasFactors && <SecondFactor open={factorOpen} onClose={() => setFactorOpen(false)} />}
    </AdminShell>
  );
}
