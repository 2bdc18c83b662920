import { AgencyNote } from '@agency/ui/sections/AgencyNote';
import { EntryPager, type EntryPagerProps } from '@agency/ui/sections/EntryPager';
import { EntryPlaceholder, type EntryPlaceholderProps } from '@agency/ui/sections/EntryPlaceholder';
import { RelatedEntries } from '@agency/ui/sections/RelatedEntries';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { layout } from '#content/layout';
import type { RelatableEntry } from '#lib/backend/neighboursOf';
import type { EntryQueries } from '#lib/backend/queriesOf';
import NotFoundRoute from '#lib/NotFoundRoute';
import { Page } from '#lib/Page';
import type { Seo } from '#lib/seo';
import { useArticleLinks, useArticleRendered } from './useArticleLinks';
import { useBuiltPage } from './useBuiltPage';
import { useMovedEntry } from './useMovedEntry';

interface EntryRouteProps<Entry, Link> {
  queries: EntryQueries<Entry, Link>;
  seoOf: (entry: Entry) => Seo;
  content: EntryPlaceholderProps['content'] & {
    seo: Seo;
    pager: EntryPagerProps['labels'];
    related: string;
  };
  article: (entry: Entry) => ReactNode;
  hrefFor: (link: Link) => string;
  listHref: string;
}

/** A post or a project on a page of its own, for a visitor who opens its URL. */
export function EntryRoute<
  Entry extends RelatableEntry,
  Link extends { id: string; title: string },
>(props: EntryRouteProps<Entry, Link>) {
  const { queries, seoOf, content, article, listHref } = props;
  const { name = '' } = useParams();
  const { data: entry, isError, refetch } = useQuery(queries.entry(name));
  const present = entry ? queries.nameOf(entry) : name;
  useMovedEntry(present === name ? undefined : `${listHref}/${encodeURIComponent(present)}`);
  useBuiltPage(isError && entry === undefined);
  useArticleRendered();
  if (entry === null) {
    return <NotFoundRoute list={{ href: listHref, label: content.pager.all }} />;
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
      <Neighbours {...props} entry={entry} />
    </Page>
  );
}

/** Links from an entry's page to related ones, to the next and previous, and to the list. */
function Neighbours<Entry, Link extends { id: string; title: string }>({
  entry,
  queries,
  hrefFor,
  listHref,
  content,
}: EntryRouteProps<Entry, Link> & { entry: RelatableEntry }) {
  const { data } = useQuery(queries.neighbours(entry));
  const onPress = useArticleLinks(listHref, queries.entry);
  const linkTo = (to: Link | undefined) => to && { id: to.id, href: hrefFor(to), title: to.title };
  return (
    <div onClickCapture={onPress}>
      <RelatedEntries title={content.related} items={data?.related ?? []} hrefFor={hrefFor} />
      <EntryPager
        labels={content.pager}
        listHref={listHref}
        next={linkTo(data?.older)}
        previous={linkTo(data?.newer)}
      />
    </div>
  );
}
