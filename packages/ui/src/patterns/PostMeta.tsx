import type { ListedPost } from '@agency/model/listed';
import { readingMinutes } from '@agency/model/markdown/readingMinutes';
import { parseTimestamp } from '@agency/model/text/parseTimestamp';
import { Text } from '../primitives/Text';
import { PostDate } from './PostDate';

/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000;

/** @public */
export const postMetaWords = {
  reading: (minutes: number) => `${minutes} min read`,
  updated: 'Updated',
};

export interface PostMetaProps {
  /** Without its content, the reading time is left out. */
  post: Pick<ListedPost, 'created_at' | 'updated_at' | 'content'>;
  /** Default: English. */
  words?: typeof postMetaWords;
}

/** The day of a post, how long it takes to read, and the day of its last change if that came a day later. */
export function PostMeta({ post, words = postMetaWords }: PostMetaProps) {
  const { created_at, updated_at, content } = post;
  const created = parseTimestamp(created_at);
  const updated = parseTimestamp(updated_at ?? '');
  return (
    <Text as="div" tone="muted">
      <PostDate timestamp={created_at} />
      {content !== undefined && <span>{` · ${words.reading(readingMinutes(content))}`}</span>}
      {created && updated && updated.getTime() - created.getTime() >= DAY && (
        <>
          <span>{` · ${words.updated} `}</span>
          <PostDate timestamp={updated_at ?? ''} size="inherit" tone="inherit" />
        </>
      )}
    </Text>
  );
}
