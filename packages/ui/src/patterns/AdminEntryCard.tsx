import { adminIcons } from '../primitives/adminIcons';
import { Badge } from '../primitives/Badge';
import { IconButton } from '../primitives/IconButton';
import { Text } from '../primitives/Text';
import { Time } from '../primitives/Time';
import { AdminCard } from './AdminCard';
import { formatDate } from './formatDate';
import { TagList } from './TagList';

export interface AdminEntryCardProps {
  title: string;
  /** Timestamp as the backend writes it. */
  createdAt: string;
  category?: string;
  /** Shown in three lines at most. */
  text: string | null;
  tags: readonly string[];
  onEdit: () => void;
  onDelete: () => void;
}

/** A post or a project in the admin's list. */
export function AdminEntryCard(props: AdminEntryCardProps) {
  const { title, createdAt, category, text, tags, onEdit, onDelete } = props;
  return (
    <AdminCard
      title={title}
      meta={
        <>
          <Time size="small" tone="muted" dateTime={createdAt}>
            {formatDate(createdAt, 'short')}
          </Time>
          {category !== undefined && <Badge>{category}</Badge>}
        </>
      }
      actions={
        <>
          <IconButton icon={adminIcons.pencil} label={`Edit ${title}`} onClick={onEdit} />
          <IconButton icon={adminIcons.trash} label={`Delete ${title}`} onClick={onDelete} />
        </>
      }
    >
      <Text size="small" tone="muted" lines={3}>
        {text}
      </Text>
      <TagList tags={tags} />
    </AdminCard>
  );
}
