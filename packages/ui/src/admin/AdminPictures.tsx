import { mapRemote, type Remote } from '@agency/model/remote';
import { EmptyState } from '../patterns/EmptyState';
import { AdminList } from './AdminList';
import { PictureRow, type PictureRowProps } from './PictureRow';

/** Height of a row and the gap below it, in CSS px. */
const ROW_HEIGHT = 96;

type Picture = PictureRowProps['picture'];

export interface AdminPicturesProps<Shown extends Picture> {
  /** Newest first; `unavailable` where the backend stores none. */
  pictures: Remote<readonly Shown[]> | 'unavailable';
  onRetry: () => void;
  /** Resolves to whether the picture was deleted. */
  onDelete: (picture: Shown) => Promise<boolean>;
}

/** The admin's section of uploaded pictures: what is shown where, and what nowhere. */
export function AdminPictures<Shown extends Picture>(props: AdminPicturesProps<Shown>) {
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
      texts={{
        loading: 'Loading pictures...',
        empty: 'No pictures yet. Upload one in the form of a post or a project.',
        failed: 'Failed to fetch pictures.',
      }}
      estimatedHeight={ROW_HEIGHT}
    >
      {(picture, remove) => <PictureRow picture={picture} onDelete={remove} />}
    </AdminList>
  );
}
