import { type EncodedFile, encodePicture } from './encodePicture';

/** What the worker answers: the files, or none where the picture can't be read. */
export type WorkerAnswer = EncodedFile[] | undefined;

addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  const answer: WorkerAnswer = await encodePicture(data).catch(() => undefined);
  postMessage(answer);
});
