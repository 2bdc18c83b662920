import { EntryPager, type EntryPagerProps } from '@agency/ui/sections/EntryPager';
import { RelatedEntries } from '@agency/ui/sections/RelatedEntries';
import { useQuery } from '@tanstack/react-query';
import type { EntryQueries, RelatableEntry } from './neighbourQueries';
import { useEntryTransition } from './useEntryTransition';

export interface MoreEntriesProps<Entry, Link> {
  entry: RelatableEntry;
  queries: EntryQueries<Entry, Link>;
  labels: { pager: EntryPagerProps['labels']; related: string };
  hrefFor: (link: Link) => string;
  pictureOf: (link: Link) => string | null;
  listHref: string;
}

/** Links from an entry's page to related ones, to the next and previous, and to the list. */
export function MoreEntries<Entry, Link extends { id: string; title: string }>({
  entry,
  queries,
  hrefFor,
  pictureOf,
  listHref,
  labels,
}: MoreEntriesProps<Entry, Link>) {
  const { data } = useQuery(queries.neighbours(entry));
  const onPress = useEntryTransition(listHref, queries.entry);
  const linkTo = (to: Link) => ({
    id: to.id,
    href: hrefFor(to),
    title: to.title,
    picture: pictureOf(to),
  });
  return (
    <div onClickCapture={onPress}>
      <RelatedEntries title={labels.related} items={data?.related.map(linkTo) ?? []} />
      <EntryPager
        labels={labels.pager}
        listHref={listHref}
        next={data?.older && linkTo(data.older)}
        previous={data?.newer && linkTo(data.newer)}
      />
    </div>
  );
}
