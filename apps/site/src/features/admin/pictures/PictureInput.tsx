import { PictureField, type RenderPictureInput } from '@agency/ui/admin/PictureField';
import { UploadedPicturePicker } from '@agency/ui/admin/UploadedPicturePicker';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { toRemote } from '#src/lib/backend/queryClient.ts';
import { storesPictures } from '../lib/askStorage';
import { picturesList } from './pictureQueries';
import { usePictureUpload } from './usePictureUpload';

/** The picture at a form's URL, and where the backend stores pictures, an upload and those uploaded before. */
export default function PictureInput(props: Parameters<RenderPictureInput>[0]) {
  const { url, onUrl, alt, onAlt, file, onChoose } = props;
  const { data: stored = false } = useQuery(storesPictures);
  const upload = usePictureUpload(onUrl);
  const isBegun = file !== undefined && stored && upload.state.status === 'idle';
  const begin = useEffectEvent(upload.onFile);
  useEffect(() => {
    if (file && stored) begin(file);
  }, [file, stored]);
  const choose: typeof onChoose = (picture) => {
    if (!picture.file) upload.onCancel();
    onChoose(picture);
  };
  const ofFile = {
    ...upload,
    state: isBegun ? ({ status: 'preparing' } as const) : upload.state,
    onFile: (chosen: File) => choose({ file: chosen }),
    onCancel: () => choose({}),
  };
  const [opened, setOpened] = useState(false);
  const list = useQuery({ ...picturesList, enabled: opened });
  return (
    <>
      <PictureField url={url} alt={alt} onAlt={onAlt} upload={stored ? ofFile : undefined} />
      {stored && (
        <UploadedPicturePicker
          pictures={toRemote(list)}
          onOpen={() => setOpened(true)}
          onRetry={() => void list.refetch()}
          onChoose={(chosen) => choose({ url: chosen })}
        />
      )}
    </>
  );
}
