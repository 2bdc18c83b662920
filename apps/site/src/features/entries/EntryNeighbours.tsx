import { EntryPager, type EntryPagerProps } from '@agency/ui/sections/EntryPager';
import { RelatedEntries } from '@agency/ui/sections/RelatedEntries';
import { useQuery } from '@tanstack/react-query';
import type { RelatableEntry } from '#src/lib/backend/neighboursOf.ts';
import type { EntryQueries } from '#src/lib/backend/queriesOf.ts';
import { useArticleLinks } from './useArticleLinks';

export interface EntryNeighboursProps<Entry, Link> {
  entry: RelatableEntry;
  queries: EntryQueries<Entry, Link>;
  content: { pager: EntryPagerProps['labels']; related: string };
  hrefFor: (link: Link) => string;
  pictureOf: (link: Link) => string | null;
  listHref: string;
}

/** Links from an entry's page to related ones, to the next and previous, and to the list. */
export function EntryNeighbours<Entry, Link extends { id: string; title: string }>({
  entry,
  queries,
  hrefFor,
  pictureOf,
  listHref,
  content,
}: EntryNeighboursProps<Entry, Link>) {
  const { data } = useQuery(queries.neighbours(entry));
  const onPress = useArticleLinks(listHref, queries.entry);
  const linkTo = (to: Link) => ({
    id: to.id,
    href: hrefFor(to),
    title: to.title,
    picture: pictureOf(to),
  });
  return (
    <div onClickCapture={onPress}>
      <RelatedEntries title={content.related} items={data?.related.map(linkTo) ?? []} />
      <EntryPager
        labels={content.pager}
        listHref={listHref}
        next={data?.older && linkTo(data.older)}
        previous={data?.newer && linkTo(data.newer)}
      />
    </div>
  );
}
