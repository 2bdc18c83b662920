import { type ReactNode, Suspense, useState } from 'react';
import { useLastDefined } from '../hooks/useLastDefined';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { usePreloaded } from '../hooks/usePreloaded';
import { useShortcut } from '../hooks/useShortcut';
import { adminIcons } from '../primitives/adminIcons';
import { lazyComponent } from '../primitives/lazyComponent';
import { belowTablet } from '../tokens/mediaQueries';
import { AdminHeader, type AdminHeaderProps } from './AdminHeader';
import * as css from './AdminLayout.css';
import { PanelLinks, PanelMenu, type PanelSection } from './PanelLinks';

const LazyDrawer = lazyComponent(async () => (await import('../primitives/Drawer')).Drawer);

export interface AdminLayoutProps extends Pick<AdminHeaderProps, 'theme'> {
  sections: readonly PanelSection[];
  /** Sections that only the drawer of a phone names; default: none. */
  furtherSections?: readonly PanelSection[];
  /** The `href` of the section that is open. */
  currentHref: string;
  /** Leads to what visitors see; absolute, so that the panel stays open beside it. */
  siteHref: string;
  /** Whether the sidebar shows labels beside its icons. A phone has a drawer instead, closed at first. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onLogout: () => void;
  /** Opens the settings of the account. */
  onAccount: () => void;
  /** Opens the search, as Ctrl or ⌘ plus K does. */
  onSearch: () => void;
  /** A status above every section; default: none. */
  notice?: string | undefined;
  children: ReactNode;
}

/** Header, sidebar and main area of the admin. Ctrl or ⌘ plus B toggles the sidebar. */
export function AdminLayout(props: AdminLayoutProps) {
  const { sections, furtherSections = [], currentHref, siteHref, open, onOpenChange } = props;
  const { onLogout, onAccount, onSearch, theme, notice, children } = props;
  const narrow = useMediaQuery(belowTablet, false);
  const [drawer, setDrawer] = useState(false);
  const everOpened = useLastDefined(drawer || undefined) !== undefined;
  usePreloaded(LazyDrawer);
  const toggle = () => (narrow ? setDrawer(!drawer) : onOpenChange(!open));
  useShortcut('b', toggle, { anywhere: drawer });
  // Otherwise the drawer would open again when the window becomes narrow.
  if (drawer && !narrow) setDrawer(false);
  const closeDrawer = () => setDrawer(false);
  const links = { currentHref, onFollow: closeDrawer };
  const closing = (action: () => void) => () => {
    closeDrawer();
    action();
  };
  return (
    <>
      <AdminHeader
        {...{ narrow, siteHref, onAccount, onSearch, onLogout, theme }}
        expanded={narrow ? drawer : open}
        onToggle={toggle}
        news={sections.reduce((sum, { count = 0 }) => sum + count, 0)}
      />
      <div className={css.layout}>
        <nav aria-label="Sections" className={css.sidebar} data-open={open ? '' : undefined}>
          <PanelLinks {...links} sections={sections} named={open} />
        </nav>
        <Suspense>
          {everOpened && (
            <LazyDrawer open={drawer} onClose={closeDrawer} label="Sections">
              <PanelLinks {...links} sections={[...sections, ...furtherSections]} named />
              <PanelMenu
                entries={[
                  { icon: adminIcons.site, label: 'View site', href: siteHref },
                  { icon: adminIcons.account, label: 'Account', onClick: closing(onAccount) },
                  { icon: adminIcons.exit, label: 'Logout', onClick: closing(onLogout) },
                ]}
              />
            </LazyDrawer>
          )}
        </Suspense>
        <main tabIndex={-1} className={css.content}>
          {notice !== undefined && (
            <p role="status" className={css.notice}>
              {notice}
            </p>
          )}
          <div className={css.inner}>{children}</div>
        </main>
      </div>
    </>
  );
}
