import type { Message } from '@agency/model/message';
import { adminIcons } from '../primitives/adminIcons';
import { Badge } from '../primitives/Badge';
import { Checkbox } from '../primitives/Checkbox';
import { Heading } from '../primitives/Heading';
import { Highlighted } from '../primitives/Highlighted';
import { IconButton } from '../primitives/IconButton';
import { Text } from '../primitives/Text';
import { AdminCard } from './AdminCard';
import * as css from './MessageCard.css';
import { MessageMeta } from './MessageMeta';

export interface MessageCardProps {
  message: Message;
  /** What was searched for, highlighted in its text; default: nothing. */
  words?: readonly string[] | undefined;
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
  const { message, words = [], isNew = false, selected, onSelect, onOpen, onDelete } = props;
  const { name, message: text } = message;
  return (
    <AdminCard className={css.card}>
      <div className={css.layout}>
        <div className={css.head}>
          <Heading level={3}>{name}</Heading>
          <div className={css.metaRow}>
            {isNew && <Badge>New</Badge>}
            <MessageMeta message={message} />
          </div>
        </div>
        <div className={css.body}>
          <Text size="small" authored measured>
            {words.length > 0 ? <Highlighted text={text} words={words} /> : text}
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
