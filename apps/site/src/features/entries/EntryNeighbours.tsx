import { EntryPager, type EntryPagerProps } from '@agency/ui/sections/EntryPager';
import { RelatedEntries } from '@agency/ui/sections/RelatedEntries';
import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import type { RelatableEntry } from '#lib/backend/neighboursOf';
import type { EntryQueries } from '#lib/backend/queriesOf';

export interface EntryNeighboursOptions<Link> {
  queries: Pick<EntryQueries<unknown, Link>, 'neighbours'>;
  hrefFor: (link: Link) => string;
  listHref: string;
  /** Captures the presses of the links. */
  onPress: (event: MouseEvent<HTMLElement>) => void;
  content: { pager: EntryPagerProps['labels']; related: string };
}

/** Links from an entry's page to related ones, to the next and previous, and to the list. */
export function EntryNeighbours<Link extends { id: string; title: string }>(
  props: EntryNeighboursOptions<Link> & { entry: RelatableEntry },
) {
  const { entry, queries, hrefFor, listHref, onPress, content } = props;
  const { data } = useQuery(queries.neighbours(entry));
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
