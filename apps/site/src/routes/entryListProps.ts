import type { Remote } from '@agency/model/remote';
import type { PageHeroProps } from '@agency/ui/sections/PageHero';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Seo } from '../seo';
import type { OpenedEntryOptions } from './useOpenedEntry';

/** What a list's section is given, whatever its entries are. */
interface GridProps<Entry> {
  entries: Remote<readonly Entry[]>;
  refreshing: boolean;
  hrefFor: (entry: Entry) => string;
  opened: Entry | undefined;
  openedFailed: boolean;
  onRetry: () => void;
  onClose: () => void;
  initialCount: number;
  deferOffscreen: boolean;
}

export interface EntryListProps<
  Entry,
  Whole extends Entry,
  ListKey extends QueryKey,
  OneKey extends QueryKey,
> extends Omit<OpenedEntryOptions<Entry, Whole, OneKey>, 'list' | 'growing'> {
  list: UseQueryOptions<Entry[], Error, Entry[], ListKey>;
  /** The address of the list. */
  address: string;
  content: { seo: Seo; hero: PageHeroProps };
  hrefFor: (entry: Entry) => string;
  seoOf: (entry: Entry) => Seo;
  grid: (props: GridProps<Entry>) => ReactNode;
}
