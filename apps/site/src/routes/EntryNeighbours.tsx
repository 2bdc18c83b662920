import type { Neighbours } from '@agency/model/listed';
import { EntryPager, type EntryPagerProps } from '@agency/ui/sections/EntryPager';
import { RelatedEntries } from '@agency/ui/sections/RelatedEntries';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';

export interface EntryNeighboursOptions<Entry, Link, Key extends QueryKey> {
  neighbours: (entry: Entry) => UseQueryOptions<Neighbours<Link>, Error, Neighbours<Link>, Key>;
  hrefFor: (link: Link) => string;
  listHref: string;
  /** Captures the presses of the links. */
  onPress: (event: MouseEvent<HTMLElement>) => void;
  content: { pager: EntryPagerProps['labels']; related: string };
}

/** Links from an entry's page to related ones, to the next and previous, and to the list. */
export function EntryNeighbours<
  Entry,
  Link extends { id: string; title: string },
  Key extends QueryKey,
>(props: EntryNeighboursOptions<Entry, Link, Key> & { entry: Entry }) {
  const { entry, neighbours, hrefFor, listHref, onPress, content } = props;
  const { data } = useQuery(neighbours(entry));
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
