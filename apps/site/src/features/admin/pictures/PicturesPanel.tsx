import { AdminPictures } from '@agency/ui/admin/AdminPictures';
import { useMutation, useQuery } from '@tanstack/react-query';
import { admin } from '#src/content/admin.ts';
import { toRemote } from '#src/lib/backend/queryClient.ts';
import { storesPictures } from '../lib/askStorage';
import { notifyOutcome } from '../lib/notifyOutcome';
import { picturesList, removePicture, type UsedPicture } from './pictureQueries';

const words = admin.pictures;

export default function PicturesPanel() {
  const { data: stored } = useQuery(storesPictures);
  const list = useQuery({ ...picturesList, enabled: stored === true });
  const { mutateAsync, isPending } = useMutation(removePicture);
  const remove = async (picture: UsedPicture): Promise<boolean> => {
    const titles = picture.uses.map(({ title }) => title).join(', ');
    const question = titles
      ? words.confirmUsed.replace('{titles}', () => titles)
      : words.confirmUnused;
    if (isPending || !window.confirm(question)) return false;
    return notifyOutcome(mutateAsync(picture), words.deleteFailed, words.deleted);
  };
  return (
    <AdminPictures
      pictures={stored === false ? 'unavailable' : toRemote(list)}
      onRetry={() => void list.refetch()}
      onDelete={remove}
    />
  );
}
