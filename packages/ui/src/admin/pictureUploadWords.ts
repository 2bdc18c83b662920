/** What is under way with a picture from the device. */
export type PictureUpload =
  | { status: keyof typeof WORDS }
  /** `done` is from 0 to 1. */
  | { status: 'sending'; done: number }
  /** `again`: whether another attempt may succeed. */
  | { status: 'failed'; message: string; again: boolean };

const WORDS = {
  idle: '',
  preparing: 'Making the picture smaller...',
  done: 'The picture is uploaded. It is part of the entry once you save.',
  still:
    'The picture is uploaded, but no longer moves: it shows how it began. It is part of the entry once you save.',
};

/** What is said of an upload. */
export function pictureUploadWords(state: PictureUpload): string {
  if (state.status === 'failed') return state.message;
  return state.status === 'sending' ? 'Uploading...' : WORDS[state.status];
}
