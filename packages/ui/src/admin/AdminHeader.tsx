import { useMediaQuery } from '../hooks/useMediaQuery';
import { ThemeSwitch, type ThemeSwitchProps } from '../patterns/ThemeSwitch';
import { adminIcons } from '../primitives/adminIcons';
import { Button, ButtonLink } from '../primitives/Button';
import { Heading } from '../primitives/Heading';
import { Icon, type IconSource } from '../primitives/Icon';
import { IconButton } from '../primitives/IconButton';
import { IconLink } from '../primitives/IconLink';
import { from } from '../tokens/mediaQueries';
import * as css from './AdminHeader.css';
import { NewCountBadge } from './NewCountBadge';

export interface AdminHeaderProps {
  /** Whether the window is as narrow as a phone's: account, site and Logout are in the menu then. */
  narrow: boolean;
  /** Whether the sidebar, or the menu of a phone, is open. */
  expanded: boolean;
  onToggle: () => void;
  /** Number of new things behind the menu of a phone. */
  news: number;
  siteHref: string;
  onAccount: () => void;
  onSearch: () => void;
  onLogout: () => void;
  theme: ThemeSwitchProps;
}

/** The panel's header. Its icons have their words beside them where there is room, and else in tooltips. */
export function AdminHeader(props: AdminHeaderProps) {
  const { narrow, expanded, news, siteHref, onAccount, onSearch } = props;
  const worded = useMediaQuery(from.desktop, false);
  return (
    <header className={css.header}>
      <div className={css.toggle}>
        <IconButton
          icon={adminIcons.panel}
          label={`Toggle sidebar (Ctrl or ⌘ B)${narrow && news > 0 ? `, ${news} new` : ''}`}
          aria-expanded={expanded}
          onClick={props.onToggle}
        />
        {narrow && news > 0 && <NewCountBadge count={news} place="above" />}
      </div>
      <Heading level={1} className={css.title}>
        Admin Panel
      </Heading>
      <Action icon="search" label="Search" keys="Ctrl or ⌘ K" worded={worded} onClick={onSearch} />
      {!narrow && (
        <>
          {worded ? (
            <ButtonLink href={siteHref} tone="neutral" variant="plain" size="small">
              <Icon name={adminIcons.site} size="small" />
              View site
            </ButtonLink>
          ) : (
            <IconLink icon={adminIcons.site} label="View site" href={siteHref} />
          )}
          <Action icon={adminIcons.account} label="Account" worded={worded} onClick={onAccount} />
        </>
      )}
      <ThemeSwitch {...props.theme} worded={worded} />
      {!narrow && <Action icon={adminIcons.exit} label="Logout" worded onClick={props.onLogout} />}
    </header>
  );
}

interface ActionProps {
  icon: IconSource;
  label: string;
  /** Keys that do the same; default: none. */
  keys?: string;
  /** Whether the label is beside the icon; else it is in a tooltip. */
  worded: boolean;
  onClick: () => void;
}

function Action({ icon, label, keys, worded, onClick }: ActionProps) {
  const shortcut = keys && { 'aria-keyshortcuts': 'Control+K' };
  if (!worded) {
    const name = keys ? `${label} (${keys})` : label;
    return <IconButton icon={icon} label={name} onClick={onClick} {...shortcut} />;
  }
  return (
    <Button tone="neutral" variant="plain" size="small" onClick={onClick} {...shortcut}>
      <Icon name={icon} size="small" />
      {label}
    </Button>
  );
}
