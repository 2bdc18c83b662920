import type { Post } from '@agency/model/post';
import type { Remote } from '@agency/model/remote';
import { BUILT } from '@agency/ui/primitives/CardGrid';
import { BlogGrid, LOADING_POSTS } from '@agency/ui/sections/BlogGrid';
import { ItemLinks } from '@agency/ui/sections/ItemLinks';
import { PageHero } from '@agency/ui/sections/PageHero';
import { PostArticle } from '@agency/ui/sections/PostArticle';
import { use } from 'react';
import { useParams } from 'react-router-dom';
import { blog } from '../content/blog';
import { Published } from '../Published';
import { paths } from '../paths';
import { postQuery, postsQuery } from '../queries/posts';
import { StandIn, useServedSeo } from '../StandIn';
import { seoOfPost } from '../seo';
import NotFoundRoute from './NotFoundRoute';
import { Page } from './Page';
import { useCloseTo } from './useCloseTo';
import { useEntry } from './useEntry';

export default function BlogRoute() {
  const { slug } = useParams();
  const close = useCloseTo(paths.blog);
  const {
    all: posts,
    opened,
    missing,
  } = useEntry({ list: postsQuery, named: slug, nameOf: (post) => post.slug, one: postQuery });
  const published = use(Published)?.posts;
  const named = published?.find((post) => post.slug === slug);
  const servedSeo = useServedSeo();
  const told = opened ?? named;
  const waiting = posts.status === 'loading';
  const seo = told ? seoOfPost(told) : (waiting && servedSeo) || blog.seo;

  if (missing) return <NotFoundRoute />;
  const gridOf = (posts: Remote<readonly Post[]>) => (
    <BlogGrid
      posts={posts}
      hrefFor={paths.post}
      opened={opened}
      onClose={close}
      seen={servedSeo !== undefined}
    />
  );
  const built =
    slug === undefined
      ? published && gridOf({ status: 'ready', data: published })
      : named && <PostArticle post={named} />;
  return (
    <Page seo={seo}>
      <PageHero {...blog.hero} />
      {waiting ? (
        <StandIn key={slug} built={built} status={LOADING_POSTS}>
          {gridOf(posts)}
        </StandIn>
      ) : (
        gridOf(posts)
      )}
      <noscript>
        {published && slug === undefined && (
          <ItemLinks items={published.slice(BUILT)} hrefFor={paths.post} />
        )}
      </noscript>
    </Page>
  );
}
