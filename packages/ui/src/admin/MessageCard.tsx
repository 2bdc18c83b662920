import type { Message } from '@agency/model/message';
import { phoneDigits } from '@agency/model/text/phoneDigits';
import { formatDate } from '../patterns/formatDate';
import { adminIcons } from '../primitives/adminIcons';
import { Badge } from '../primitives/Badge';
import { Checkbox } from '../primitives/Checkbox';
import { Heading } from '../primitives/Heading';
import { Highlighted } from '../primitives/Highlighted';
import { IconButton } from '../primitives/IconButton';
import { Link } from '../primitives/Link';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import { Time } from '../primitives/Time';
import { AdminCard } from './AdminList';
import * as css from './MessageCard.css';

export interface MessageCardProps {
  message: Message;
  /** What was searched for, highlighted in its text; default: nothing. */
  terms?: readonly string[] | undefined;
  /** Came since the last visit. Default: false. */
  isNew?: boolean;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  /** Opens the message, to answer it. */
  onOpen: () => void;
  onDelete: () => void;
}

/** A contact message, with links that answer it by e-mail or phone. */
export function MessageCard(props: MessageCardProps) {
  const { message, terms = [], isNew = false, selected, onSelect, onOpen, onDelete } = props;
  const { name, message: text } = message;
  return (
    <AdminCard className={css.card}>
      <div className={css.layout}>
        <Stack gap="xsmall" className={css.head}>
          <Heading level={3}>{name}</Heading>
          <MessageMeta message={message} isNew={isNew} />
        </Stack>
        <div className={css.body}>
          <Text size="small" authored measured>
            {terms.length > 0 ? <Highlighted text={text} terms={terms} /> : text}
          </Text>
        </div>
        <div className={css.actionRow}>
          <Checkbox
            label={`Select message from ${name}`}
            checked={selected}
            onChange={({ target }) => onSelect(target.checked)}
          />
          <IconButton
            icon={adminIcons.reply}
            label={`Reply to ${name}`}
            tooltip="Reply"
            onClick={onOpen}
          />
          <IconButton
            icon={adminIcons.trash}
            label={`Delete message from ${name}`}
            tooltip="Delete"
            onClick={onDelete}
          />
        </div>
      </div>
    </AdminCard>
  );
}

/** When a message came, and its sender's addresses. They are encoded, because strangers wrote them. */
export function MessageMeta({ message, isNew }: Pick<MessageCardProps, 'message' | 'isNew'>) {
  const { email, mobile, created_at } = message;
  const number = phoneDigits(mobile ?? '');
  return (
    <Stack direction="row" gap="small" className={css.metaRow}>
      {isNew && <Badge>New</Badge>}
      <Time size="small" tone="muted" dateTime={created_at}>
        {formatDate(created_at, 'dateTime')}
      </Time>
      <Link
        href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
        look="inline"
        className={css.address}
      >
        {email}
      </Link>
      {number ? (
        <Link href={`tel:${number}`} look="inline" className={css.address}>
          {mobile}
        </Link>
      ) : (
        mobile && (
          <Text as="span" size="small">
            {mobile}
          </Text>
        )
      )}
    </Stack>
  );
}
