import { firstWords } from '@agency/model/markdown/plainText';
import type { Post } from '@agency/model/post';
import { formatDate } from '../patterns/formatDate';
import { TagList } from '../patterns/TagList';
import { adminIcons } from '../primitives/adminIcons';
import { Badge } from '../primitives/Badge';
import { Heading } from '../primitives/Heading';
import { IconButton } from '../primitives/IconButton';
import { IconLink } from '../primitives/IconLink';
import { Image } from '../primitives/Image';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import { Time } from '../primitives/Time';
import * as css from './AdminEntryCard.css';
import { AdminCard } from './AdminList';

export interface AdminEntryCardProps {
  /** A post or a project; the id is the seed of the motif that replaces a missing picture. */
  entry: Pick<Post, 'id' | 'title' | 'created_at' | 'tags'>;
  picture: string | null;
  category?: string;
  /** Shown in one line. */
  text: string | null;
  /** Absolute URL of its page, which opens in a new tab. */
  href: string;
  /** Whether this device holds a text of it that is not saved. Default: false. */
  draft?: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** A post or a project as a row of the admin's list. */
export function AdminEntryCard(props: AdminEntryCardProps) {
  const { entry, picture, category, text, href, draft, onEdit, onDelete } = props;
  const { id, title, created_at, tags } = entry;
  return (
    <AdminCard className={css.row}>
      <div className={css.layout}>
        <Image src={picture} alt="" seed={id} sizes="10rem" className={css.picture} />
        <div className={css.text}>
          <Heading level={3} size="small">
            {/* A larger target for the pointer: keys have a button of their own. */}
            <button type="button" tabIndex={-1} className={css.title} onClick={onEdit}>
              <Text as="span" size="inherit" tone="inherit" lines={2}>
                {title}
              </Text>
            </button>
          </Heading>
          {text && (
            <Text size="small" tone="muted" lines={1}>
              {firstWords(text)}
            </Text>
          )}
        </div>
        <div className={css.meta}>
          <Stack direction="row" gap="xsmall" className={css.dateAndCategory}>
            <Time size="small" tone="muted" dateTime={created_at}>
              {formatDate(created_at, 'short')}
            </Time>
            {draft && <Badge variant="secondary">Unsaved draft</Badge>}
            {category !== undefined && <Badge>{shortened(category)}</Badge>}
          </Stack>
          <TagList tags={tags} textOf={shortened} />
        </div>
        <div className={css.actions}>
          <IconLink icon={adminIcons.view} label={`View ${title}`} tooltip="View" href={href} />
          <IconButton
            icon={adminIcons.pencil}
            label={`Edit ${title}`}
            tooltip="Edit"
            onClick={onEdit}
          />
          <IconButton
            icon={adminIcons.trash}
            label={`Delete ${title}`}
            tooltip="Delete"
            onClick={onDelete}
          />
        </div>
      </div>
    </AdminCard>
  );
}

const shortened = (word: string) => (
  <Text as="span" size="inherit" tone="inherit" lines={1} className={css.word}>
    {word}
  </Text>
);
