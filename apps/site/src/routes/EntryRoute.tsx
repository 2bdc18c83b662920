import type { Neighbours } from '@agency/model/listed';
import { EntryPager, type EntryPagerProps } from '@agency/ui/sections/EntryPager';
import { EntryPlaceholder } from '@agency/ui/sections/EntryPlaceholder';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Seo } from '../seo';
import NotFoundRoute from './NotFoundRoute';
import { Page } from './Page';

interface PagerOptions<Entry, Link, Key extends QueryKey> {
  neighbours: (entry: Entry) => UseQueryOptions<Neighbours<Link>, Error, Neighbours<Link>, Key>;
  hrefFor: (link: Link) => string;
  listHref: string;
  content: { pager: EntryPagerProps['labels'] };
}

export interface EntryRouteProps<
  Entry,
  Link,
  EntryKey extends QueryKey,
  NeighboursKey extends QueryKey,
> extends PagerOptions<Entry, Link, NeighboursKey> {
  query: UseQueryOptions<Entry | null, Error, Entry | null, EntryKey>;
  seoOf: (entry: Entry) => Seo;
  content: { seo: Seo; loading: string; failure: string; pager: EntryPagerProps['labels'] };
  article: (entry: Entry) => ReactNode;
}

/** A post or a project on a page of its own, for a visitor who comes by its address. */
export function EntryRoute<
  Entry,
  Link extends { title: string },
  EntryKey extends QueryKey,
  NeighboursKey extends QueryKey,
>(props: EntryRouteProps<Entry, Link, EntryKey, NeighboursKey>) {
  const { query, seoOf, content, article } = props;
  const { data: entry, isError, refetch } = useQuery(query);
  if (entry === null) return <NotFoundRoute />;
  if (entry === undefined) {
    return (
      <Page seo={content.seo} unlisted>
        <EntryPlaceholder
          loading={content.loading}
          failure={isError ? content.failure : undefined}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  }
  return (
    <Page seo={seoOf(entry)}>
      {article(entry)}
      <Pager {...props} entry={entry} />
    </Page>
  );
}

function Pager<Entry, Link extends { title: string }, Key extends QueryKey>(
  props: PagerOptions<Entry, Link, Key> & { entry: Entry },
) {
  const { entry, neighbours, hrefFor, listHref, content } = props;
  const { data } = useQuery(neighbours(entry));
  const linkTo = (link: Link | undefined) => link && { href: hrefFor(link), title: link.title };
  return (
    <EntryPager
      labels={content.pager}
      listHref={listHref}
      next={linkTo(data?.older)}
      previous={linkTo(data?.newer)}
    />
  );
}
