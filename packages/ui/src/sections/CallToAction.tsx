import { Heading } from '../primitives/Heading';
import { Icon, type IconName } from '../primitives/Icon';
import { Kolam } from '../primitives/Kolam';
import { Link } from '../primitives/Link';
import { ActionPair } from './ActionPair';
import { Band } from './Band';
import { band, detail, details, drawing, layout, title as titleClass } from './CallToAction.css';

export interface ContactDetail {
  icon: IconName;
  label: string;
  /** Absent for what cannot be called up, such as a place. */
  href?: string | undefined;
}

export interface CallToActionProps {
  title: string;
  primary: { href: string; label: string };
  secondary: { href: string; label: string };
  details: readonly ContactDetail[];
}

/** The closing invitation of a page. */
export function CallToAction({ title, primary, secondary, details: ways }: CallToActionProps) {
  return (
    <Band surface="festive" className={band}>
      <Kolam seed={title} columns={11} className={drawing} />
      <div className={layout}>
        <Heading level={2} size="display" className={titleClass}>
          {title}
        </Heading>
        <ActionPair primary={primary} secondary={secondary} surface="bold" />
        <ul className={details}>
          {ways.map(({ icon, label, href }) => (
            <li key={label} className={detail}>
              <Icon name={icon} />
              {href === undefined ? label : <Link href={href}>{label}</Link>}
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
