import { ButtonLink } from '../primitives/Button';
import { Heading } from '../primitives/Heading';
import { Icon, type IconName } from '../primitives/Icon';
import { Link } from '../primitives/Link';
import { Stack } from '../primitives/Stack';
import { Band } from './Band';
import { detail, details, layout, sign, words } from './CallToAction.css';

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
    <Band>
      <div className={layout}>
        <div className={words}>
          <Heading level={2} size="display">
            {title}
          </Heading>
          <Stack direction="row" gap="small">
            <ButtonLink href={primary.href} size="large">
              {primary.label}
            </ButtonLink>
            <ButtonLink href={secondary.href} size="large" tone="neutral" variant="outline">
              {secondary.label}
            </ButtonLink>
          </Stack>
        </div>
        <ul className={details}>
          {ways.map(({ icon, label, href }) => (
            <li key={label} className={detail}>
              <Icon name={icon} className={sign} />
              {href === undefined ? label : <Link href={href}>{label}</Link>}
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
