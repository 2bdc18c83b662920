import { Badge } from '../primitives/Badge';
import { Heading } from '../primitives/Heading';
import { IconButton } from '../primitives/IconButton';
import { Text } from '../primitives/Text';
import { actions, card, line, words } from './AdminEntryCard.css';
import { formatDate } from './formatDate';
import { TagList } from './TagList';

export interface AdminEntryCardProps {
  title: string;
  /** A timestamp as the backend writes it. */
  createdAt: string;
  category?: string;
  text: string | null;
  tags: readonly string[];
  onEdit: () => void;
  onDelete: () => void;
}

/** A post or a project in the admin's list. */
export function AdminEntryCard(props: AdminEntryCardProps) {
  const { title, createdAt, category, text, tags, onEdit, onDelete } = props;
  return (
    <article className={card}>
      <div className={words}>
        <Heading level={3}>{title}</Heading>
        <div className={line}>
          <Text as="time" size="small" tone="muted" dateTime={createdAt}>
            {formatDate(createdAt, 'short')}
          </Text>
          {category !== undefined && <Badge>{category}</Badge>}
        </div>
        <Text size="small" tone="muted" lines={3}>
          {text}
        </Text>
        <TagList tags={tags} />
      </div>
      <div className={actions}>
        <IconButton icon="pencil" label={`Edit ${title}`} onClick={onEdit} />
        <IconButton icon="trash" label={`Delete ${title}`} onClick={onDelete} />
      </div>
    </article>
  );
}
