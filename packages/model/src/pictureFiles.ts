/** Width in pixels of the largest file of a picture. */
export const WIDEST = 1600;
/** Bytes of a file at most; the bucket and its policy have the same limit. */
export const LARGEST_FILE = 1_000_000;
/** What a picture may be stored as, in the order in which a browser's encoder is asked. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export interface PictureName {
  /** Hash of the contents: 32 hexadecimal digits. */
  hash: string;
  /** Main colour: 6 hexadecimal digits. */
  color: string;
  width: number;
  format: PictureFormat;
}

/** The name of a file in the bucket. */
export const pictureName = ({ hash, color, width, format }: PictureName): string =>
  `${hash}-${color}-${width}.${format}`;
