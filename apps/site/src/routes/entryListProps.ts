import type { Remote } from '@agency/model/remote';
import type { LongListProps } from '@agency/ui/sections/ListBand';
import type { PageHeroProps } from '@agency/ui/sections/PageHero';
import type { ReactNode } from 'react';
import type { Cursor } from '../queries/cursor';
import type { EntryQueries } from '../queries/entryQueries';
import type { ListQueries } from '../queries/listQueries';
import type { Seo } from '../seo';
import type { useEntryList } from './useEntryList';
import type { useListAddress } from './useListAddress';
import type { EntryTests } from './useNarrowedPart';

/** What a list's section is given, whatever its entries are. */
interface GridProps<Entry extends Cursor> extends LongListProps {
  list: ReturnType<typeof useEntryList<Entry, Cursor>>;
  /** What the address narrows it to. */
  narrowing: ReturnType<typeof useListAddress>;

  entries: Remote<readonly Entry[]>;
  refreshing: boolean;
  hrefFor: (entry: Entry) => string;
  opened: Entry | undefined;
  openedFailed: boolean;
  onRetry: () => void;
  onClose: () => void;
  onOpen: (entry: Entry) => void;
  initialCount: number;
  deferOffscreen: boolean;
}

export interface EntryListProps<
  Whole extends Cursor & Entry,
  Entry extends Cursor,
  Link extends Cursor,
> extends EntryTests<Entry> {
  list: ListQueries<Entry, Link>;
  one: EntryQueries<Whole, Entry, Link>['entry'];
  /** What the address names; absent on the list's own. */
  name: string | undefined;
  nameOf: (entry: Entry) => string;
  address: string;
  /** The address above the pages of its archive. */
  archive: string;
  content: { seo: Seo; hero: PageHeroProps; archive: { link: string } };
  hrefFor: (entry: Entry) => string;
  seoOf: (entry: Entry) => Seo;
  grid: (props: GridProps<Entry>) => ReactNode;
}
