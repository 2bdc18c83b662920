import { useRef } from 'react';
import { useInView } from '../hooks/useInView';
import { type ContactDetail, ContactLine } from '../patterns/ContactLine';
import { Heading } from '../primitives/Heading';
import { Motif } from '../primitives/Motif';
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

/** Of the motif, of which a low band on a tablet shows a fourth. */
const SEEN = { threshold: 0.15 };

/**
 * The closing invitation of a page, beside a large motif that draws itself once it is seen. Decorative and below
 * the fold, it is no part of prerendered pages.
 */
export function CallToAction({ title, primary, secondary, details, seed }: CallToActionProps) {
  const drawing = useRef<HTMLDivElement>(null);
  const isSeen = useInView(drawing, SEEN);
  return (
    <Band
      surface="festive"
      className={details ? undefined : css.short}
      backdrop={
        <div ref={drawing} className={css.drawing}>
          {isSeen && <Motif seed={seed} columns={css.COLUMNS} draw className={css.line} />}
        </div>
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
