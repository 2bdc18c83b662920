import type { Message } from '@agency/model/message';
import { Heading } from '../primitives/Heading';
import { IconButton } from '../primitives/IconButton';
import { Link } from '../primitives/Link';
import { Text } from '../primitives/Text';
import { actions, card, line, words } from './AdminEntryCard.css';
import { formatDate } from './formatDate';

export interface MessageCardProps {
  message: Message;
  onDelete: () => void;
}

/** An enquiry, with the ways to answer it. */
export function MessageCard({ message, onDelete }: MessageCardProps) {
  const { name, email, mobile, created_at, message: text } = message;
  const number = mobile?.replace(/[^\d+]/g, '');
  return (
    <article className={card}>
      <div className={words}>
        <Heading level={3}>{name}</Heading>
        <div className={line}>
          <Text as="time" size="small" tone="muted" dateTime={created_at}>
            {formatDate(created_at, 'moment')}
          </Text>
          <Link href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} look="inline">
            {email}
          </Link>
          {number ? (
            <Link href={`tel:${number}`} look="inline">
              {mobile}
            </Link>
          ) : (
            mobile && (
              <Text as="span" size="small">
                {mobile}
              </Text>
            )
          )}
        </div>
        <Text size="small" authored measured>
          {text}
        </Text>
      </div>
      <div className={actions}>
        <IconButton icon="trash" label={`Delete message from ${name}`} onClick={onDelete} />
      </div>
    </article>
  );
}
