import type { ListedPost } from '@agency/model/listed';
import { readingMinutes } from '@agency/model/readingTime';
import { Text } from '../primitives/Text';
import { Time } from '../primitives/Time';
import { useTimeZone } from '../primitives/TimeZoneProvider';
import { formatDate } from './formatDate';
import { PostDate } from './PostDate';

export interface PostMetaProps {
  /** Without its content, the reading time is left out. */
  post: Pick<ListedPost, 'created_at' | 'updated_at' | 'content'>;
}

/** The day of a post, how long it takes to read, and the day of its last change if that is another. */
export function PostMeta({ post: { created_at, updated_at, content } }: PostMetaProps) {
  const zone = useTimeZone();
  const updated = formatDate(updated_at ?? '', 'long', zone);
  const isLater = updated !== '' && updated !== formatDate(created_at, 'long', zone);
  return (
    <Text as="div" tone="muted">
      <PostDate timestamp={created_at} />
      {content !== undefined && ` · ${readingMinutes(content)} min read`}
      {isLater && (
        <>
          {' · Updated '}
          <Time size="inherit" tone="inherit" dateTime={updated_at ?? ''}>
            {updated}
          </Time>
        </>
      )}
    </Text>
  );
}
