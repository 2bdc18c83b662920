import { type ContactDetail, ContactLine } from '../patterns/ContactLine';
import { Heading } from '../primitives/Heading';
import { Motif } from '../primitives/Motif';
import { Reveal } from '../primitives/Reveal';
import { Stack } from '../primitives/Stack';
import { ActionPair } from './ActionPair';
import { Band } from './Band';
import * as css from './CallToAction.css';

export interface CallToActionProps {
  title: string;
  primary: { href: string; label: string };
  secondary: { href: string; label: string };
  /** Other ways to begin, in a list below. Default: none, in a lower band. */
  details?: readonly ContactDetail[] | undefined;
  /** Seed of the motif behind it: the same seed gives the same drawing. */
  seed: string;
}

/** The closing invitation of a page, beside a large motif that draws itself once it is seen. */
export function CallToAction({ title, primary, secondary, details, seed }: CallToActionProps) {
  return (
    <Band
      surface="festive"
      className={details ? undefined : css.short}
      backdrop={
        <Reveal className={css.drawing}>
          <Motif seed={seed} columns={11} draw className={css.line} />
        </Reveal>
      }
    >
      <Stack gap="xlarge">
        <Heading level={2} size={details ? 'display' : 'title'} className={css.title}>
          {title}
        </Heading>
        <ActionPair primary={primary} secondary={secondary} surface="bold" />
        {details && (
          <ul className={css.details}>
            {details.map((detail) => (
              <li key={detail.label}>
                <ContactLine {...detail} />
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Band>
  );
}
