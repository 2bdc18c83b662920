import { PictureField, type RenderPictureTools } from '@agency/ui/patterns/PictureField';
import { useQuery } from '@tanstack/react-query';
import { storesPictures } from '../../queries/admin/storesPictures';
import { usePictureUpload } from './usePictureUpload';

/** The picture at a form's address, and an upload where the backend stores pictures. */
export default function PictureTools({ address, onAddress }: Parameters<RenderPictureTools>[0]) {
  const { data: stored = false } = useQuery(storesPictures);
  const upload = usePictureUpload(onAddress);
  return (
    <PictureField address={address} onAddress={onAddress} upload={stored ? upload : undefined} />
  );
}
