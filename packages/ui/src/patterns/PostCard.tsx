import type { Post } from '@agency/model/post';
import { cut } from '@agency/model/text';
import type { Ref } from 'react';
import { Heading } from '../primitives/Heading';
import { Image } from '../primitives/Image';
import { Link } from '../primitives/Link';
import { Text } from '../primitives/Text';
import { body, card, cover, foot } from './Card.css';
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
    <article className={card}>
      <Image src={post.image_url} alt="" seed={post.id} placeholderIcon="image" eager={eager} />
      <div className={body}>
        <Text as="time" size="small" tone="muted" dateTime={post.created_at}>
          {formatDate(post.created_at, 'short')}
        </Text>
        <Heading level={2}>
          <Link href={href} look="bare" className={cover} ref={linkRef}>
            <Text as="span" size="inherit" tone="inherit" lines={2}>
              {post.title}
            </Text>
          </Link>
        </Heading>
        <Text size="small" tone="muted" lines={3}>
          {post.excerpt || cut(post.content, EXCERPT_LENGTH)}
        </Text>
        <div className={foot}>
          <TagList tags={post.tags} limit={TAGS_SHOWN} />
        </div>
      </div>
    </article>
  );
}
