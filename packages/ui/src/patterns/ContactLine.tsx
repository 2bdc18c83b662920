import { Icon, type IconName } from '../primitives/Icon';
import { Link } from '../primitives/Link';
import { line } from './ContactLine.css';

export interface ContactDetail {
  icon: IconName;
  label: string;
  /** Absent for what has no URL to open, such as a place. */
  href?: string | undefined;
}

export interface ContactLineProps extends ContactDetail {
  /** Default `medium`. */
  iconSize?: 'small' | 'medium';
}

/** A phone number, an e-mail address or a place. All of its row is the link. */
export function ContactLine({ icon, label, href, iconSize = 'medium' }: ContactLineProps) {
  const content = (
    <>
      <Icon name={icon} size={iconSize} />
      {label}
    </>
  );
  if (href === undefined) return <span className={line}>{content}</span>;
  return (
    <Link href={href} className={line}>
      {content}
    </Link>
  );
}
