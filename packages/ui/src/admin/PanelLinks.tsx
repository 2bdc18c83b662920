import { cx } from '../primitives/cx';
import { Icon, type IconSource } from '../primitives/Icon';
import { Link } from '../primitives/Link';
import { Tooltip } from '../primitives/Tooltip';
import { NewCountBadge } from './NewCountBadge';
import * as css from './PanelLinks.css';

export interface PanelSection {
  href: string;
  label: string;
  icon: IconSource;
  /** What is new there: shown beside the label, and on a phone's menu button. Default: 0. */
  count?: number;
}

interface PanelLinksProps {
  sections: readonly PanelSection[];
  /** The `href` of the section that is open. */
  currentHref: string;
  /** Whether labels are shown beside the icons; else they are in tooltips. */
  named: boolean;
  onFollow: () => void;
}

/** Links to the sections of the panel. */
export function PanelLinks({ sections, currentHref, named, onFollow }: PanelLinksProps) {
  return (
    <ul className={css.links}>
      {sections.map(({ href, label, icon, count = 0 }) => (
        <li key={href}>
          <Tooltip text={label} off={named} placement="right">
            <Link
              href={href}
              look="bare"
              className={css.link}
              aria-label={count > 0 ? `${label} ${count} new` : label}
              aria-current={href === currentHref ? 'page' : undefined}
              onClick={onFollow}
            >
              <Icon name={icon} size="small" />
              {named && <span>{label}</span>}
              {count > 0 && (
                <>
                  {' '}
                  <NewCountBadge count={count} place={named ? 'beside' : 'above'} />
                </>
              )}
            </Link>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}

/** An entry of the menu below the sections: a link, or a button. */
type MenuEntry = { icon: IconSource; label: string } & ({ href: string } | { onClick: () => void });

/** What a phone's menu has below the sections. */
export function PanelMenu({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <ul className={cx(css.links, css.apart)}>
      {entries.map((entry) => {
        const content = (
          <>
            <Icon name={entry.icon} size="small" />
            {entry.label}
          </>
        );
        return (
          <li key={entry.label}>
            {'href' in entry ? (
              <Link href={entry.href} look="bare" className={css.link}>
                {content}
              </Link>
            ) : (
              <button type="button" className={css.link} onClick={entry.onClick}>
                {content}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
