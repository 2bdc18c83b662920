import { type ContactDetail, ContactLine } from '../patterns/ContactLine';
import { Heading } from '../primitives/Heading';
import { Stack } from '../primitives/Stack';
import { ActionPair } from './ActionPair';
import { Band } from './Band';
import { details as detailsClass, title as titleClass } from './CallToAction.css';

export interface CallToActionProps {
  title: string;
  primary: { href: string; label: string };
  secondary: { href: string; label: string };
  details: readonly ContactDetail[];
}

/** The closing invitation of a page. */
export function CallToAction({ title, primary, secondary, details }: CallToActionProps) {
  return (
    <Band surface="festive">
      <Stack gap="xlarge">
        <Heading level={2} size="display" className={titleClass}>
          {title}
        </Heading>
        <ActionPair primary={primary} secondary={secondary} surface="bold" />
        <ul className={detailsClass}>
          {details.map((detail) => (
            <li key={detail.label}>
              <ContactLine {...detail} />
            </li>
          ))}
        </ul>
      </Stack>
    </Band>
  );
}
