import type { Neighbours } from '@agency/model/listed';
import { EntryPager, type EntryPagerProps } from '@agency/ui/sections/EntryPager';
import { RelatedEntries } from '@agency/ui/sections/RelatedEntries';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';

export interface EntryNeighboursOptions<Entry, Link, Key extends QueryKey> {
  neighbours: (entry: Entry) => UseQueryOptions<Neighbours<Link>, Error, Neighbours<Link>, Key>;
  hrefFor: (link: Link) => string;
  listHref: string;
  content: { pager: EntryPagerProps['labels']; related: string };
}

/** Links from an entry's page to related ones, to the next and the previous one, and to the list. */
export function EntryNeighbours<
  Entry,
  Link extends { id: string; title: string },
  Key extends QueryKey,
>(props: EntryNeighboursOptions<Entry, Link, Key> & { entry: Entry }) {
  const { entry, neighbours, hrefFor, listHref, content } = props;
  const { data } = useQuery(neighbours(entry));
  const linkTo = (link: Link | undefined) => link && { href: hrefFor(link), title: link.title };
  return (
    <>
      <RelatedEntries title={content.related} items={data?.related ?? []} hrefFor={hrefFor} />
      <EntryPager
        labels={content.pager}
        listHref={listHref}
        next={linkTo(data?.older)}
        previous={linkTo(data?.newer)}
      />
    </>
  );
}
