import type { Remote } from '@agency/model/remote';
import type { LongListProps } from '@agency/ui/sections/ListBand';
import type { PageHeroProps } from '@agency/ui/sections/PageHero';
import type { ReactNode } from 'react';
import type { Cursor } from '../queries/cursor';
import type { EntryQueries } from '../queries/entryQueries';
import type { ListQueries } from '../queries/listQueries';
import type { Seo } from '../seo';

/** What a list's section is given, whatever its entries are. */
interface GridProps<Entry> extends LongListProps {
  entries: Remote<readonly Entry[]>;
  refreshing: boolean;
  /** All categories, where the list is not read to its end. */
  categories: readonly string[] | undefined;
  onSelect: (category: string | undefined) => void;
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
> {
  list: ListQueries<Entry, Link>;
  /** Reads one entry by its name. */
  one: EntryQueries<Whole, Entry, Link>['entry'];
  /** What the address names; absent on the list's own. */
  name: string | undefined;
  nameOf: (entry: Entry) => string;
  /** Whether the entry came with its text. */
  isWhole: (entry: Entry) => boolean;
  /** The address of the list. */
  address: string;
  /** The address above the pages of its archive. */
  archive: string;
  content: { seo: Seo; hero: PageHeroProps; archive: { link: string; pager: { all: string } } };
  hrefFor: (entry: Entry) => string;
  seoOf: (entry: Entry) => Seo;
  grid: (props: GridProps<Entry>) => ReactNode;
}
