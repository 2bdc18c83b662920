import type { PictureUpload } from '@agency/ui/admin/pictureUploadWords';
import { notify } from '@agency/ui/primitives/Toaster';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { admin } from '#src/content/admin.ts';
import { errorMessage } from '#src/lib/errorMessage.ts';
import { isSessionEnded } from '../lib/requestErrors';
import type { EncodedFile } from './encodePicture';
import { isAnimated } from './isAnimated';
import { storeFile, urlOfPicture } from './pictureQueries';
import { preparePicture, UnusablePicture } from './preparePicture';

/** Takes one picture at a time from the device to the backend. @param onStored gets its URL */
export function usePictureUpload(onStored: (url: string) => void) {
  const [state, setState] = useState<PictureUpload>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  /** For another attempt: the file, and what was made of it. */
  const last = useRef<{ original: File; files?: EncodedFile[] }>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  /** With what was written since it began. */
  const onStoredNow = useEffectEvent(onStored);

  const run = async (wanted: NonNullable<typeof last.current>) => {
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    const show = (next: PictureUpload) => signal.aborted || setState(next);
    try {
      show({ status: 'preparing' });
      wanted.files ??= await preparePicture(wanted.original, signal);
      const total = wanted.files.reduce((sum, { content }) => sum + content.size, 0);
      let sent = 0;
      for (const file of wanted.files) {
        const onProgress = (bytes: number) =>
          show({ status: 'sending', done: Math.min(1, (sent + bytes) / total) });
        onProgress(0);
        await storeFile(file, onProgress, signal);
        sent += file.content.size;
      }
      const status = (await isAnimated(wanted.original)) ? 'still' : 'done';
      signal.throwIfAborted();
      show({ status });
      onStoredNow(urlOfPicture(wanted.files.at(-1)?.name ?? ''));
    } catch (error) {
      const message = errorMessage(error, admin.pictures.uploadFailed);
      // The form has made way for the login.
      if (isSessionEnded(error)) notify.error(admin.error, message);
      show({ status: 'failed', message, again: !(error instanceof UnusablePicture) });
    }
  };
  return {
    state,
    onFile: (original: File) => {
      last.current = { original };
      void run(last.current);
    },
    onCancel: () => {
      running.current?.abort();
      setState({ status: 'idle' });
    },
    onRetry: () => void (last.current && run(last.current)),
  };
}
