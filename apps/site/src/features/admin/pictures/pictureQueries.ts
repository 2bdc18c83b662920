import {
  groupPictureFiles,
  type StoredFile,
  type StoredPicture,
  usesOf,
} from '@agency/model/groupPictureFiles';
import type { SupabaseClient } from '@supabase/supabase-js';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { MOST_ROWS } from '#src/lib/backend/keysetPagination.ts';
import { answerTo, backendError, backendUrl } from '#src/lib/backend/supabase.ts';
import { askAsAdmin, withAdminClient } from '../lib/askAsAdmin';
import { askStorage, BUCKET } from '../lib/askStorage';
import { nothingWritten } from '../lib/requestErrors';
import type { EncodedFile } from './encodePicture';
import { sendFile } from './sendFile';

const ALREADY_THERE = 409;
const FORBIDDEN = 403;
/** Shown instead of the database's message about a policy. */
const MAY_NOT = 'This account may not upload pictures.';

export interface UsedPicture extends StoredPicture {
  url: string;
  uses: readonly PictureUse[];
}

interface PictureUse {
  id: string;
  table: 'blog_posts' | 'portfolio';
  title: string;
  /** URLs and texts in which a picture may be named. */
  text: string;
}

export const urlOfPicture = (name: string): string =>
  `${backendUrl()}/storage/v1/object/public/${BUCKET}/${name}`;

/** All pictures, newest first, with their uses. */
export const picturesList = queryOptions({
  queryKey: ['admin', 'pictures', 'list'],
  refetchOnMount: 'always',
  meta: { failure: 'Error fetching pictures:' },
  queryFn: async (): Promise<UsedPicture[]> => {
    const [files, posts, projects] = await Promise.all([
      allFiles(),
      allUses('blog_posts', 'image_url', 'content'),
      allUses('portfolio', 'thumbnail_url', 'description'),
    ]);
    return groupPictureFiles(files).map((picture) => ({
      ...picture,
      url: urlOfPicture(picture.id),
      uses: usesOf(picture, [...posts, ...projects]),
    }));
  },
});

export const removePicture = mutationOptions({
  /** Deletes all files of a picture. @throws when one of them is left */
  mutationFn: async ({ names }: Pick<UsedPicture, 'names'>) => {
    const removed = await answerTo(
      askStorage((buckets) => buckets.from(BUCKET).remove([...names])),
    );
    if (removed.length !== names.length) throw nothingWritten();
  },
  onSettled: (_data, _error, _picture, _result, { client }) =>
    void client.invalidateQueries({ queryKey: picturesList.queryKey }),
});

/**
 * Stores a file. One that is there already counts as stored: its name is made of its contents.
 * @throws an Error with the backend's message, and the HTTP status as `status`
 */
export async function storeFile(
  file: EncodedFile,
  onProgress: (sent: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const { error, status } = await withAdminClient((supabase) =>
    sendFile(supabase, file, onProgress, signal),
  );
  if (!error || status === ALREADY_THERE) return;
  throw backendError(status === FORBIDDEN ? { message: MAY_NOT } : error, status);
}

async function allFiles(): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (;;) {
    const sortBy = { column: 'name', order: 'asc' };
    const range = { limit: MOST_ROWS, offset: files.length, sortBy };
    const found = await answerTo(askStorage((buckets) => buckets.from(BUCKET).list('', range)));
    for (const { name, created_at, metadata } of found) {
      files.push({ name, created_at: created_at ?? '', bytes: Number(metadata?.size) || 0 });
    }
    if (found.length < MOST_ROWS) return files;
  }
}

interface FoundUse {
  id: string;
  title: string;
  picture: string | null;
  text: string | null;
}

/** The entries of a table that may show uploaded pictures. */
async function allUses(table: PictureUse['table'], picture: string, text: string) {
  const uses: PictureUse[] = [];
  for (;;) {
    const rows = await askAsAdmin((supabase: SupabaseClient) => {
      const query = supabase
        .from(table)
        .select<string, FoundUse>(`id,title,picture:${picture},text:${text}`)
        .or(`${picture}.like.*/pictures/*,${text}.like.*/pictures/*`)
        .order('id')
        .limit(MOST_ROWS);
      const last = uses.at(-1);
      return last ? query.gt('id', last.id) : query;
    });
    for (const row of rows) {
      uses.push({ id: row.id, table, title: row.title, text: `${row.picture} ${row.text}` });
    }
    if (rows.length < MOST_ROWS) return uses;
  }
}
