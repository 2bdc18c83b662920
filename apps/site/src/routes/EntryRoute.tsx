import { AgencyNote } from '@agency/ui/sections/AgencyNote';
import { EntryPlaceholder, type EntryPlaceholderProps } from '@agency/ui/sections/EntryPlaceholder';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { layout } from '../content/layout';
import type { Seo } from '../seo';
import { useArticleArrival } from './articleArrival';
import { EntryNeighbours, type EntryNeighboursOptions } from './EntryNeighbours';
import NotFoundRoute from './NotFoundRoute';
import { Page } from './Page';
import { useMovedEntry } from './useMovedEntry';

export interface EntryRouteProps<
  Entry,
  Link,
  EntryKey extends QueryKey,
  NeighboursKey extends QueryKey,
> extends EntryNeighboursOptions<Entry, Link, NeighboursKey> {
  query: UseQueryOptions<Entry | null, Error, Entry | null, EntryKey>;
  seoOf: (entry: Entry) => Seo;
  content: EntryNeighboursOptions<Entry, Link, NeighboursKey>['content'] & {
    seo: Seo;
  } & EntryPlaceholderProps['content'];
  article: (entry: Entry) => ReactNode;
  /** The present address of an entry that was found under a former one; default: none has moved. */
  movedTo?: (entry: Entry) => string | undefined;
}

/** A post or a project on a page of its own, for a visitor who comes by its address. */
export function EntryRoute<
  Entry,
  Link extends { id: string; title: string },
  EntryKey extends QueryKey,
  NeighboursKey extends QueryKey,
>(props: EntryRouteProps<Entry, Link, EntryKey, NeighboursKey>) {
  const { query, seoOf, content, article, movedTo } = props;
  const { data: entry, isError, refetch } = useQuery(query);
  useMovedEntry(entry ? movedTo?.(entry) : undefined);
  useArticleArrival();
  if (entry === null) {
    return <NotFoundRoute list={{ href: props.listHref, label: content.pager.all }} />;
  }
  if (entry === undefined) {
    return (
      <Page seo={content.seo} unlisted>
        <EntryPlaceholder content={content} failed={isError} onRetry={() => void refetch()} />
      </Page>
    );
  }
  return (
    <Page seo={seoOf(entry)}>
      {article(entry)}
      <AgencyNote {...layout.agency} />
      <EntryNeighbours {...props} entry={entry} />
    </Page>
  );
}
