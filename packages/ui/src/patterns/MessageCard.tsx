import type { Message } from '@agency/model/message';
import { adminIcons } from '../primitives/adminIcons';
import { IconButton } from '../primitives/IconButton';
import { Link } from '../primitives/Link';
import { Text } from '../primitives/Text';
import { Time } from '../primitives/Time';
import { AdminCard } from './AdminCard';
import { formatDate } from './formatDate';

export interface MessageCardProps {
  message: Message;
  onDelete: () => void;
}

/** A contact message, with links that answer it by e-mail or phone. */
export function MessageCard({ message, onDelete }: MessageCardProps) {
  const { name, email, mobile, created_at, message: text } = message;
  const number = mobile?.replace(/[^\d+]/g, '');
  return (
    <AdminCard
      title={name}
      meta={
        <>
          <Time size="small" tone="muted" dateTime={created_at}>
            {formatDate(created_at, 'moment')}
          </Time>
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
        </>
      }
      actions={
        <IconButton
          icon={adminIcons.trash}
          label={`Delete message from ${name}`}
          tooltip="Delete"
          onClick={onDelete}
        />
      }
    >
      <Text size="small" authored measured>
        {text}
      </Text>
    </AdminCard>
  );
}
