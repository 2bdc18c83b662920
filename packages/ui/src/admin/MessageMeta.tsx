import type { Message } from '@agency/model/message';
import { formatDate } from '../patterns/formatDate';
import { Link } from '../primitives/Link';
import { Text } from '../primitives/Text';
import { Time } from '../primitives/Time';
import { address } from './MessageMeta.css';

export interface MessageMetaProps {
  message: Pick<Message, 'email' | 'mobile' | 'created_at'>;
}

/** When a message came, and its sender's addresses. They are encoded, because strangers wrote them. */
export function MessageMeta({ message: { email, mobile, created_at } }: MessageMetaProps) {
  const number = mobile?.replace(/[^\d+]/g, '');
  return (
    <>
      <Time size="small" tone="muted" dateTime={created_at}>
        {formatDate(created_at, 'dateTime')}
      </Time>
      <Link
        href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
        look="inline"
        className={address}
      >
        {email}
      </Link>
      {number ? (
        <Link href={`tel:${number}`} look="inline" className={address}>
          {mobile}
        </Link>
      ) : (
        mobile && (
          <Text as="span" size="small">
            {mobile}
          </Text>
        )
      )}
    </>
  );
}
