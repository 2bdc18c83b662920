import type { Post } from '@agency/model/post';
import { cut } from '@agency/model/text';
import type { Ref } from 'react';
import { Heading } from '../primitives/Heading';
import { Image } from '../primitives/Image';
import { Text } from '../primitives/Text';
import { Time } from '../primitives/Time';
import { Card, CardBody, CardFooter, CardLink } from './Card';
import { formatDate } from './formatDate';
import { TagList } from './TagList';

/** Characters of the content that stand in for a missing excerpt. */
const EXCERPT_LENGTH = 150;
const TAGS_SHOWN = 3;

export interface PostCardProps {
  post: Post;
  /** Where the post is read. */
  href: string;
  linkRef?: Ref<HTMLAnchorElement>;
  /** It is among the first on the page: its picture should not wait. */
  eager?: boolean;
}

export function PostCard({ post, href, linkRef, eager = false }: PostCardProps) {
  return (
    <Card>
      <Image src={post.image_url} alt="" seed={post.id} placeholderIcon="image" eager={eager} />
      <CardBody>
        <Time size="small" tone="muted" dateTime={post.created_at}>
          {formatDate(post.created_at, 'short')}
        </Time>
        <Heading level={2}>
          <CardLink href={href} ref={linkRef}>
            <Text as="span" size="inherit" tone="inherit" lines={2}>
              {post.title}
            </Text>
          </CardLink>
        </Heading>
        <Text size="small" tone="muted" lines={3}>
          {post.excerpt || cut(post.content, EXCERPT_LENGTH)}
        </Text>
        <CardFooter>
          <TagList tags={post.tags} limit={TAGS_SHOWN} />
        </CardFooter>
      </CardBody>
    </Card>
  );
}
