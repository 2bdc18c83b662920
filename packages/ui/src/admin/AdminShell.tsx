import { type ReactNode, Suspense, useState } from 'react';
import { useLastDefined } from '../hooks/useLastDefined';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { useShortcut } from '../hooks/useShortcut';
import { ThemeSwitch, type ThemeSwitchProps } from '../patterns/ThemeSwitch';
import { adminIcons } from '../primitives/adminIcons';
import { Badge } from '../primitives/Badge';
import { Button } from '../primitives/Button';
import { cx } from '../primitives/cx';
import { Heading } from '../primitives/Heading';
import { Icon, type IconSource } from '../primitives/Icon';
import { IconButton } from '../primitives/IconButton';
import { IconLink } from '../primitives/IconLink';
import { Link } from '../primitives/Link';
import { lazyPart, usePreloaded } from '../primitives/lazyPart';
import { Tooltip } from '../primitives/Tooltip';
import { belowTablet } from '../tokens/breakpoints';
import * as css from './AdminShell.css';

const LazyDrawer = lazyPart(async () => (await import('../primitives/Drawer')).Drawer);

interface ShellSection {
  href: string;
  label: string;
  icon: IconSource;
  /** What is new there: shown beside the label, and on a phone's menu button. Default: 0. */
  count?: number;
}

export interface AdminShellProps {
  sections: readonly ShellSection[];
  /** Sections that only the drawer of a phone names; default: none. */
  furtherSections?: readonly ShellSection[];
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
  theme: ThemeSwitchProps;
  /** A status above every section; default: none. */
  notice?: string | undefined;
  children: ReactNode;
}

/** Header, sidebar and main area of the admin. Ctrl or ⌘ plus B toggles the sidebar. */
export function AdminShell(props: AdminShellProps) {
  const { sections, currentHref, siteHref, open, onOpenChange, onLogout, onAccount } = props;
  const { furtherSections = [], onSearch, theme, notice, children } = props;
  const narrow = useMediaQuery(belowTablet, false);
  const [drawer, setDrawer] = useState(false);
  const everOpened = useLastDefined(drawer || undefined) !== undefined;
  usePreloaded(LazyDrawer);
  const toggle = () => (narrow ? setDrawer(!drawer) : onOpenChange(!open));
  useShortcut('b', toggle, { anywhere: drawer });
  const news = sections.reduce((sum, { count = 0 }) => sum + count, 0);
  // Otherwise the drawer would open again when the window becomes narrow.
  if (drawer && !narrow) setDrawer(false);

  const links = (named: boolean, shown = sections) => (
    <ul className={css.links}>
      {shown.map(({ href, label, icon, count = 0 }) => (
        <li key={href}>
          <Tooltip text={label} off={named} placement="right">
            <Link
              href={href}
              look="bare"
              className={css.link}
              aria-label={count > 0 ? `${label} ${count} new` : label}
              aria-current={href === currentHref ? 'page' : undefined}
              onClick={() => setDrawer(false)}
            >
              <Icon name={icon} size="small" />
              {named && label}
              {count > 0 && (
                <>
                  {' '}
                  <Count count={count} className={named ? css.beside : css.above} />
                </>
              )}
            </Link>
          </Tooltip>
        </li>
      ))}
    </ul>
  );

  const entries = [
    { icon: adminIcons.account, label: 'Account', onClick: onAccount },
    { icon: adminIcons.exit, label: 'Logout', onClick: onLogout },
  ];
  const menu = (
    <>
      {links(true, [...sections, ...furtherSections])}
      <ul className={cx(css.links, css.apart)}>
        <li>
          <Link href={siteHref} look="bare" className={css.link}>
            <Icon name={adminIcons.site} size="small" />
            View site
          </Link>
        </li>
        {entries.map(({ icon, label, onClick }) => (
          <li key={label}>
            <button
              type="button"
              className={css.link}
              onClick={() => {
                setDrawer(false);
                onClick();
              }}
            >
              <Icon name={icon} size="small" />
              {label}
            </button>
          </li>
        ))}
      </ul>
    </>
  );

  return (
    <>
      <header className={css.header}>
        <div className={css.toggle}>
          <IconButton
            icon={adminIcons.panel}
            label={`Toggle sidebar (Ctrl or ⌘ B)${narrow && news > 0 ? `, ${news} new` : ''}`}
            aria-expanded={narrow ? drawer : open}
            onClick={toggle}
          />
          {narrow && news > 0 && <Count count={news} className={css.above} />}
        </div>
        <Heading level={1} className={css.title}>
          Admin Panel
        </Heading>
        <IconButton
          icon="search"
          label="Search (Ctrl or ⌘ K)"
          aria-keyshortcuts="Control+K"
          onClick={onSearch}
        />
        {!narrow && (
          <>
            <IconLink icon={adminIcons.site} label="View site" href={siteHref} />
            <IconButton icon={adminIcons.account} label="Account" onClick={onAccount} />
          </>
        )}
        <ThemeSwitch {...theme} />
        {!narrow && (
          <Button tone="neutral" variant="plain" size="small" onClick={onLogout}>
            <Icon name={adminIcons.exit} size="small" />
            Logout
          </Button>
        )}
      </header>
      <div className={css.layout}>
        <nav aria-label="Sections" className={css.sidebar} data-open={open ? '' : undefined}>
          {links(open)}
        </nav>
        <Suspense>
          {everOpened && (
            <LazyDrawer open={drawer} onClose={() => setDrawer(false)} label="Sections">
              {menu}
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

function Count({ count, className }: { count: number; className: string }) {
  return (
    <Badge variant="destructive" aria-hidden className={cx(css.count, className)}>
      {count}
    </Badge>
  );
}
