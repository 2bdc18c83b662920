import { AgencyNote } from '@agency/ui/sections/AgencyNote';
import { EntryPlaceholder, type EntryPlaceholderProps } from '@agency/ui/sections/EntryPlaceholder';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { layout } from '#src/content/layout.ts';
import type { RelatableEntry } from '#src/lib/backend/neighboursOf.ts';
import NotFoundRoute from '#src/lib/NotFoundRoute.tsx';
import { type Seo, titleOf } from '#src/lib/seo.ts';
import { TitledPage } from '#src/lib/TitledPage.tsx';
import { EntryNeighbours, type EntryNeighboursProps } from './EntryNeighbours';
import { useArticleRendered } from './useArticleLinks';
import { useBuiltPage } from './useBuiltPage';
import { useMovedEntry } from './useMovedEntry';

interface EntryRouteProps<Entry, Link>
  extends Omit<EntryNeighboursProps<Entry, Link>, 'entry' | 'content'> {
  content: EntryPlaceholderProps['content'] &
    EntryNeighboursProps<Entry, Link>['content'] & { seo: Seo };
  article: (entry: Entry) => ReactNode;
}

/** A post or a project on a page of its own, for a visitor who opens its URL. */
export function EntryRoute<
  Entry extends RelatableEntry & { title: string },
  Link extends { id: string; title: string },
>(props: EntryRouteProps<Entry, Link>) {
  const { queries, content, article, listHref } = props;
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
      <TitledPage seo={content.seo} noindex>
        <EntryPlaceholder content={content} failed={isError} onRetry={() => void refetch()} />
      </TitledPage>
    );
  }
  return (
    <TitledPage seo={{ title: titleOf(entry) }}>
      {article(entry)}
      <AgencyNote {...layout.agency} />
      <EntryNeighbours {...props} entry={entry} />
    </TitledPage>
  );
}
