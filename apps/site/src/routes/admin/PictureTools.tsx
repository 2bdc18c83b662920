import { PictureField, type RenderPictureTools } from '@agency/ui/patterns/PictureField';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { storesPictures } from '../../queries/admin/storesPictures';
import { usePictureUpload } from './usePictureUpload';

/** The picture at a form's address, and an upload where the backend stores pictures. */
export default function PictureTools({
  address,
  onAddress,
  file,
}: Parameters<RenderPictureTools>[0]) {
  const { data: stored = false } = useQuery(storesPictures);
  const upload = usePictureUpload(onAddress);
  const begin = useEffectEvent(upload.onFile);
  useEffect(() => {
    if (file && stored) begin(file);
  }, [file, stored]);
  return (
    <PictureField address={address} onAddress={onAddress} upload={stored ? upload : undefined} />
  );
}
