import type { ListedPost } from '@agency/model/post';
import { parseTimestamp } from '@agency/model/text/parseTimestamp';
import { Suspense, useState } from 'react';
import { AS_PRERENDERED, useIsHydrating } from '../hooks/useIsHydrating';
import { lazyComponent } from '../primitives/lazyComponent';
import { Text } from '../primitives/Text';
import { PostDate } from './PostDate';
import type { ReadingTimeProps } from './ReadingTime';

const ReadingTime = lazyComponent(async () => (await import('./ReadingTime')).ReadingTime, {
  shownByParent: true,
});

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
      {content !== undefined && <KeptReadingTime text={content} words={words.reading} />}
      {created && updated && updated.getTime() - created.getTime() >= DAY && (
        <>
          <span>{` · ${words.updated} `}</span>
          <PostDate timestamp={updated_at ?? ''} size="inherit" tone="inherit" />
        </>
      )}
    </Text>
  );
}

/** Stays as prerendered until the text changes. */
function KeptReadingTime(props: ReadingTimeProps) {
  const [kept] = useState(useIsHydrating() ? props.text : undefined);
  return (
    <Suspense>
      {kept === props.text ? <span {...AS_PRERENDERED} /> : <ReadingTime {...props} />}
    </Suspense>
  );
}
