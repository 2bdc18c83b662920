import type { Remote } from '@agency/model/remote';
import type { EntryGridProps } from '@agency/ui/sections/ListBand';
import type { PageHeroProps } from '@agency/ui/sections/PageHero';
import type { ReactNode } from 'react';
import type { Cursor } from '#lib/backend/cursor';
import type { EntryQueries, ListQueries } from '#lib/backend/queriesOf';
import type { Seo } from '#lib/seo';
import type { useEntryList } from './useEntryList';
import type { EntryTests } from './useFilteredPart';
import type { useListUrl } from './useListUrl';

/** What a list's section is given, whatever its entries are. */
interface GridProps<Listed extends Cursor> extends EntryGridProps<Listed> {
  list: ReturnType<typeof useEntryList<Listed>>;
  /** The filter in the URL, and how to change it. */
  filtering: ReturnType<typeof useListUrl>;
  entries: Remote<readonly Listed[]>;
}

export interface EntryListProps<Listed extends Cursor, Whole extends Listed>
  extends EntryTests<Listed> {
  queries: ListQueries<Listed> & Pick<EntryQueries<Whole, unknown>, 'entry'>;
  /** What the URL names; absent on the list's own. */
  name: string | undefined;
  nameOf: (entry: Listed) => string;
  url: string;
  /** The URL of the page with every title. */
  archive: string;
  content: { seo: Seo; hero: PageHeroProps; archive: { link: string } };
  hrefFor: (entry: Listed) => string;
  seoOf: (entry: Listed) => Seo;
  grid: (props: GridProps<Listed>) => ReactNode;
}
