import { widthsUpTo } from './pictureSources.ts';

const NAME = /^([\da-f]{32}-[\da-f]{6})-(\d+)\.(avif|webp|jpeg)$/;

/** A file as the storage service lists it. */
export interface StoredFile {
  name: string;
  bytes: number;
  /** Timestamp as the backend writes it. */
  created_at: string;
}

/** A picture with all its files. */
export interface StoredPicture {
  /** Name of the widest file, whose URL stands for all. */
  id: string;
  names: readonly string[];
  width: number;
  /** Of all files. */
  bytes: number;
  created_at: string;
  /** False while one of its sizes is missing, because an upload was cancelled or failed. */
  complete: boolean;
}

/** The pictures that files belong to, newest first. Files with other names are left out. */
export function groupPictureFiles(files: readonly StoredFile[]): StoredPicture[] {
  const sized = files.flatMap((file) => {
    const [, id, width, format] = NAME.exec(file.name) ?? [];
    return id ? [{ ...file, width: Number(width), key: `${id}.${format}` }] : [];
  });
  return [...Map.groupBy(sized, ({ key }) => key).values()]
    .map((group) => pictureOf(group.toSorted((a, b) => b.width - a.width)))
    .toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1));
}

function pictureOf(sizes: (StoredFile & { width: number })[]): StoredPicture {
  const { name: id = '', width = 0, created_at = '' } = sizes[0] ?? {};
  return {
    id,
    names: sizes.map(({ name }) => name),
    width,
    bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
    created_at,
    complete: widthsUpTo(width).length === sizes.length,
  };
}

/** The entries that show a picture, in any of its sizes. */
export function usesOf<Entry extends { text: string }>(
  { id }: Pick<StoredPicture, 'id'>,
  entries: readonly Entry[],
): Entry[] {
  const [, hashAndColor] = NAME.exec(id) ?? [];
  return entries.filter(({ text }) => text.includes(`/pictures/${hashAndColor}-`));
}
