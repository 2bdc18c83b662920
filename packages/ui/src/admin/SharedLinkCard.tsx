import { Motif } from '../primitives/Motif';
import { Text } from '../primitives/Text';
import * as css from './SharedLinkCard.css';

export interface SharedLinkCardProps {
  title: string;
  excerpt: string;
  host: string;
}

/** A link to an entry as WhatsApp shows it. */
export function SharedLinkCard({ title, excerpt, host }: SharedLinkCardProps) {
  return (
    <figure className={css.card} aria-label="The link in WhatsApp">
      <div className={css.picture} aria-hidden>
        <Motif seed={title} columns={3} className={css.drawing} />
        <Text weight="medium" lines={3}>
          {title}
        </Text>
      </div>
      <div className={css.words}>
        <Text size="small" weight="medium" lines={2}>
          {title || 'Without a title'}
        </Text>
        <Text size="small" tone="muted" lines={2}>
          {excerpt}
        </Text>
        <Text size="small" tone="muted">
          {host}
        </Text>
      </div>
    </figure>
  );
}
