import { CallToAction } from '@agency/ui/sections/CallToAction';
import { EntryPlaceholder, type EntryPlaceholderProps } from '@agency/ui/sections/EntryPlaceholder';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { callToAction } from '#src/content/callToAction.ts';
import NotFoundRoute from '#src/lib/NotFoundRoute.tsx';
import { type Seo, titleOf } from '#src/lib/pageTitle.ts';
import { TitledPage } from '#src/lib/TitledPage.tsx';
import { EntryNeighbours, type EntryNeighboursProps } from './EntryNeighbours';
import type { RelatableEntry } from './entryQueries';
import { useEntryRendered } from './useEntryLinks';
import { useLeftPlace } from './useLeftPlace';
import { useMovedEntry } from './useMovedEntry';
import { usePrerenderedFallback } from './usePrerenderedFallback';

interface EntryRouteProps<Entry, Link>
  extends Omit<EntryNeighboursProps<Entry, Link>, 'entry' | 'labels'> {
  seo: Seo;
  labels: EntryPlaceholderProps['labels'] & EntryNeighboursProps<Entry, Link>['labels'];
  children: (entry: Entry) => ReactNode;
}

/** A post or a project on a page of its own, for a visitor who opens its URL. */
export function EntryRoute<
  Entry extends RelatableEntry & { title: string },
  Link extends { id: string; title: string },
>(props: EntryRouteProps<Entry, Link>) {
  const { queries, seo, labels, children, listHref } = props;
  const { name = '' } = useParams();
  const { data: entry, isError, refetch } = useQuery(queries.entry(name));
  const present = entry ? queries.nameOf(entry) : name;
  useMovedEntry(present === name ? undefined : `${listHref}/${encodeURIComponent(present)}`);
  usePrerenderedFallback(isError && entry === undefined);
  useEntryRendered();
  useLeftPlace(Boolean(entry));
  if (entry === null) {
    return <NotFoundRoute list={{ href: listHref, label: labels.pager.all }} />;
  }
  if (entry === undefined) {
    return (
      <TitledPage seo={seo} noindex>
        <EntryPlaceholder labels={labels} failed={isError} onRetry={() => void refetch()} />
      </TitledPage>
    );
  }
  return (
    <TitledPage seo={{ title: titleOf(entry) }}>
      {children(entry)}
      <EntryNeighbours {...props} entry={entry} />
      <CallToAction {...callToAction} />
    </TitledPage>
  );
}
