import type { StoredPicture } from '@agency/model/pictureFiles';
import { formatDate } from '../patterns/formatDate';
import { adminIcons } from '../primitives/adminIcons';
import { Badge } from '../primitives/Badge';
import { IconButton } from '../primitives/IconButton';
import { Image } from '../primitives/Image';
import { Text } from '../primitives/Text';
import { Time } from '../primitives/Time';
import { AdminCard } from './AdminCard';
import { CopyText } from './CopyText';
import { actions, meta, picture as pictureClass, row, texts } from './PictureRow.css';

export interface PictureRowProps {
  picture: Omit<StoredPicture, 'names'> & {
    url: string;
    /** The entries that show it. */
    uses: readonly { title: string }[];
  };
  onDelete: () => void;
}

/** An uploaded picture in the admin's list, and what shows it. */
export function PictureRow({ picture, onDelete }: PictureRowProps) {
  const { id, url, width, bytes, created_at, complete, uses } = picture;
  const date = formatDate(created_at, 'short');
  const titles = uses.map(({ title }) => title).join(', ');
  return (
    <AdminCard className={row} aria-label={titles || `Picture of ${date}, not used`}>
      <Image src={url} alt="" seed={id} sizes="10rem" className={pictureClass} />
      <div className={texts}>
        {titles ? (
          <Text size="small" weight="medium" lines={2}>
            {titles}
          </Text>
        ) : (
          <Badge>Not used</Badge>
        )}
        <div className={meta}>
          <Time size="small" tone="muted" dateTime={created_at}>
            {date}
          </Time>
          <Text as="span" size="small" tone="muted">
            {`${width} px wide, ${sizeOf(bytes)}`}
          </Text>
          {!complete && (
            <Text as="span" size="small" tone="note">
              Incomplete: its upload was stopped.
            </Text>
          )}
        </div>
      </div>
      <div className={actions}>
        <CopyText text={url} label="Copy address" />
        <IconButton
          icon={adminIcons.trash}
          label={
            titles ? `Delete the picture of ${titles}` : `Delete the unused picture of ${date}`
          }
          tooltip="Delete"
          onClick={onDelete}
        />
      </div>
    </AdminCard>
  );
}

/** Of all files together. */
const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
