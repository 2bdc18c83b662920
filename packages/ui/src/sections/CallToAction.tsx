import { type ContactDetail, ContactLine } from '../patterns/ContactLine';
import { Heading } from '../primitives/Heading';
import { ActionPair } from './ActionPair';
import { Band } from './Band';
import * as css from './CallToAction.css';

export interface CallToActionProps {
  title: string;
  primary: { href: string; label: string };
  secondary: { href: string; label: string };
  details: readonly ContactDetail[];
}

/** The closing invitation of a page. */
export function CallToAction({ title, primary, secondary, details }: CallToActionProps) {
  return (
    <Band surface="festive" className={css.band}>
      <div className={css.layout}>
        <Heading level={2} size="display" className={css.title}>
          {title}
        </Heading>
        <ActionPair primary={primary} secondary={secondary} surface="bold" />
        <ul className={css.details}>
          {details.map((detail) => (
            <li key={detail.label}>
              <ContactLine {...detail} />
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
