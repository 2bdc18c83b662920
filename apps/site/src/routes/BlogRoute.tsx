import type { Post } from '@agency/model/post';
import { cut } from '@agency/model/text';
import { BlogGrid } from '@agency/ui/sections/BlogGrid';
import { PageHero } from '@agency/ui/sections/PageHero';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { blog } from '../content/blog';
import { site } from '../content/site';
import { paths } from '../paths';
import { postsQuery } from '../queries/posts';
import { toRemote } from '../queries/queryClient';
import NotFoundRoute from './NotFoundRoute';
import { Page } from './Page';
import { useCloseTo } from './useCloseTo';

/** Characters of a post that describe it to the outside world. */
const DESCRIPTION_LENGTH = 150;

export default function BlogRoute() {
  const { slug } = useParams();
  const posts = toRemote(useQuery(postsQuery));
  const close = useCloseTo(paths.blog);
  const opened =
    posts.status === 'ready' ? posts.data.find((post) => post.slug === slug) : undefined;

  if (slug !== undefined && posts.status === 'ready' && !opened) return <NotFoundRoute />;
  return (
    <Page seo={opened ? seoOf(opened) : blog.seo}>
      <PageHero {...blog.hero} />
      <BlogGrid posts={posts} hrefFor={paths.post} opened={opened} onClose={close} />
    </Page>
  );
}

function seoOf({ title, excerpt, content }: Post) {
  return {
    title: `${title} – ${site.brand}`,
    description: excerpt || cut(content, DESCRIPTION_LENGTH),
  };
}
