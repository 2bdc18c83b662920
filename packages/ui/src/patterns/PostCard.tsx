import type { ListedPost } from '@agency/model/post';
import { memo, type Ref } from 'react';
import { entryIcons } from '../primitives/entryIcons';
import { Heading } from '../primitives/Heading';
import { Highlighted } from '../primitives/Highlighted';
import { Text } from '../primitives/Text';
import { Card, CardBody, CardFooter, CardImage, CardLink } from './Card';
import { PostDate } from './PostDate';
import { TagList } from './TagList';

const TAGS_SHOWN = 3;

export interface PostCardProps {
  post: ListedPost;
  /** The post's own URL. */
  href: string;
  linkRef?: Ref<HTMLAnchorElement> | undefined;
  /** Loads the picture at once, for a card above the fold. Default: false. */
  eager?: boolean;
  /** Highlighted in title, excerpt and tags, as `searchTerms` gives them. Default: none. */
  terms?: readonly string[] | undefined;
  /** Where a tag leads. Default: nowhere. */
  tagHref?: ((tag: string) => string) | undefined;
}

/** A post in a list; the whole card is one link, with its tags above it. */
export const PostCard = memo(function PostCard(props: PostCardProps) {
  const { post, href, linkRef, eager = false, terms, tagHref } = props;
  const highlighted = (text: string) =>
    terms?.length ? <Highlighted text={text} terms={terms} /> : text;
  return (
    <Card smallOnPhone>
      <CardImage
        src={post.image_url}
        seed={post.id}
        placeholderIcon={entryIcons.sheet}
        eager={eager}
      />
      <CardBody>
        <PostDate timestamp={post.created_at} pattern="short" size="small" />
        <Heading level={2}>
          <CardLink href={href} ref={linkRef}>
            <Text as="span" size="inherit" tone="inherit" lines={2}>
              {highlighted(post.title)}
            </Text>
          </CardLink>
        </Heading>
        <Text size="small" tone="muted" lines={3}>
          {highlighted(post.excerpt ?? '')}
        </Text>
        {post.tags.length > 0 && (
          <CardFooter>
            <TagList tags={post.tags} limit={TAGS_SHOWN} hrefFor={tagHref} textOf={highlighted} />
          </CardFooter>
        )}
      </CardBody>
    </Card>
  );
});
