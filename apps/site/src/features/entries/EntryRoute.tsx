import { AgencyNote } from '@agency/ui/sections/AgencyNote';
import { EntryPlaceholder, type EntryPlaceholderProps } from '@agency/ui/sections/EntryPlaceholder';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { layout } from '#content/layout';
import type { RelatableEntry } from '#lib/backend/neighboursOf';
import type { EntryQueries } from '#lib/backend/queriesOf';
import NotFoundRoute from '#lib/NotFoundRoute';
import { Page } from '#lib/Page';
import type { Seo } from '#lib/seo';
import { EntryNeighbours, type EntryNeighboursOptions } from './EntryNeighbours';
import { useArticleRendered } from './useArticleLinks';
import { useBuiltPage } from './useBuiltPage';
import { useMovedEntry } from './useMovedEntry';

export interface EntryRouteProps<Entry, Link> extends EntryNeighboursOptions<Link> {
  /** What the URL names. */
  name: string;
  queries: EntryQueries<Entry, Link>;
  seoOf: (entry: Entry) => Seo;
  content: EntryNeighboursOptions<Link>['content'] & {
    seo: Seo;
  } & EntryPlaceholderProps['content'];
  article: (entry: Entry) => ReactNode;
  /** The present URL of an entry that was found under a former one; default: none has moved. */
  movedTo?: (entry: Entry) => string | undefined;
}

/** A post or a project on a page of its own, for a visitor who opens its URL. */
export function EntryRoute<
  Entry extends RelatableEntry,
  Link extends { id: string; title: string },
>(props: EntryRouteProps<Entry, Link>) {
  const { name, queries, seoOf, content, article, movedTo } = props;
  const { data: entry, isError, refetch } = useQuery(queries.entry(name));
  useMovedEntry(entry ? movedTo?.(entry) : undefined);
  useBuiltPage(isError && entry === undefined);
  useArticleRendered();
  if (entry === null) {
    return <NotFoundRoute list={{ href: props.listHref, label: content.pager.all }} />;
  }
  if (entry === undefined) {
    return (
      <Page seo={content.seo} noindex>
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
