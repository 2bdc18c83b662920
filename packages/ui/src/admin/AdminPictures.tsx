import type { StoredPicture } from '@agency/model/groupPictureFiles';
import { mapRemote, type Remote } from '@agency/model/remote';
import { EmptyState } from '../patterns/EmptyState';
import { formatDate } from '../patterns/formatDate';
import { adminIcons } from '../primitives/adminIcons';
import { Badge } from '../primitives/Badge';
import { IconButton } from '../primitives/IconButton';
import { Image } from '../primitives/Image';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import { Time } from '../primitives/Time';
import { AdminCard, AdminList } from './AdminList';
import { actions, meta, picture as pictureClass, row, texts } from './AdminPictures.css';
import { CopyButton } from './CopyButton';

/** Height of a row and the gap below it, in CSS px. */
const ROW_HEIGHT = 96;

/** An uploaded picture. */
export interface UploadedPicture extends Omit<StoredPicture, 'names'> {
  url: string;
  /** The entries that show it. */
  uses: readonly { title: string }[];
}

export interface AdminPicturesProps<Shown extends UploadedPicture> {
  /** Newest first; `unavailable` where the backend stores none. */
  pictures: Remote<readonly Shown[]> | 'unavailable';
  onRetry: () => void;
  /** Resolves to whether the picture was deleted. */
  onDelete: (picture: Shown) => Promise<boolean>;
}

/** The admin's section of uploaded pictures: what is shown where, and what nowhere. */
export function AdminPictures<Shown extends UploadedPicture>(props: AdminPicturesProps<Shown>) {
  const { pictures, onRetry, onDelete } = props;
  if (pictures === 'unavailable') {
    return (
      <EmptyState
        title="This site’s backend stores no pictures."
        hint="Posts and projects can name a picture by its address."
      />
    );
  }
  const unused =
    pictures.status === 'ready' ? pictures.data.filter(({ uses }) => uses.length === 0).length : 0;
  return (
    <AdminList
      title="Pictures"
      badge={unused > 0 ? `${unused} not used` : undefined}
      list={mapRemote(pictures, (items) => ({ items, total: items.length }))}
      onRetry={onRetry}
      // The whole list is read at once.
      onMore={() => {}}
      onDelete={onDelete}
      words={{
        loading: 'Loading pictures...',
        empty: 'No pictures yet. Upload one in the form of a post or a project.',
        fetchFailed: 'Failed to fetch pictures.',
      }}
      estimatedHeight={ROW_HEIGHT}
    >
      {(picture, remove) => <PictureRow picture={picture} onDelete={remove} />}
    </AdminList>
  );
}

function PictureRow({ picture, onDelete }: { picture: UploadedPicture; onDelete: () => void }) {
  const { id, url, width, bytes, created_at, complete, uses } = picture;
  const date = formatDate(created_at, 'short');
  const titles = uses.map(({ title }) => title).join(', ');
  return (
    <AdminCard className={row} aria-label={titles || `Picture of ${date}, not used`}>
      <Image src={url} alt="" seed={id} sizes="10rem" className={pictureClass} />
      <Stack gap="xxsmall" align="start" className={texts}>
        {titles ? (
          <Text size="small" weight="medium" lines={2}>
            {titles}
          </Text>
        ) : (
          <Badge>Not used</Badge>
        )}
        <Stack direction="row" gap="small" className={meta}>
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
        </Stack>
      </Stack>
      <div className={actions}>
        <CopyButton text={url} label="Copy address" />
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
