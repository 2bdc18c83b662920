import { noAnswer } from '../lib/requestErrors';
import { trustedScriptUrl } from '../lib/trustedScriptUrl';
import type { EncodedFile } from './encodePicture';
import type { WorkerAnswer } from './pictureWorker';
import workerUrl from './pictureWorker?worker&url';

/** Bytes; what a camera makes is far below. */
const LARGEST_ORIGINAL = 60_000_000;
/** The beginning of a HEIC file, after four bytes of length. */
const HEIC = /^ftyp(?:heic|heix|heim|heis|hevc|mif1|msf1)/;

/** A picture can't be taken; `message` is the reason, in words for the admin. */
export class UnusablePicture extends Error {
  override name = 'UnusablePicture';
}

/**
 * Makes the files of a picture in a worker of its own.
 * @throws UnusablePicture; the signal's reason; an Error with `status` 0 without the worker's code
 */
export async function preparePicture(original: File, signal: AbortSignal): Promise<EncodedFile[]> {
  if (original.size > LARGEST_ORIGINAL) {
    throw new UnusablePicture('This file is larger than 60 MB. Please choose a smaller one.');
  }
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<WorkerAnswer>();
  signal.addEventListener('abort', () => reject(signal.reason));
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => resolve(data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    // Its code could not be downloaded.
    reject(noAnswer());
  });
  try {
    signal.throwIfAborted();
    worker.postMessage(original);
    const files = await promise;
    if (!files) throw new UnusablePicture(await reasonOf(original));
    return files;
  } finally {
    worker.terminate();
  }
}

async function reasonOf(file: File): Promise<string> {
  const beginning = await file
    .slice(4, 12)
    .text()
    .catch(() => '');
  if (HEIC.test(beginning)) {
    return 'This browser cannot read HEIC pictures. Please save it as JPEG first.';
  }
  const reason = /^image\//.test(file.type)
    ? 'This picture is damaged, or of a kind that this browser cannot read.'
    : 'This file is not a picture.';
  return `${reason} Pictures can be JPEG, PNG, WebP, AVIF or GIF.`;
}
