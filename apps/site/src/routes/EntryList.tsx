import type { Remote } from '@agency/model/remote';
import { EntryLinks } from '@agency/ui/sections/EntryLinks';
import type { PageHeroProps } from '@agency/ui/sections/PageHero';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { backgroundOf } from '../dialogState';
import { toRemote } from '../queries/queryClient';
import type { Seo } from '../seo';
import { useOnFirstScreen } from '../startup/FirstScreen';
import { firstInteraction } from '../startup/firstInteraction';
import NotFoundRoute from './NotFoundRoute';
import { Page } from './Page';
import { type OpenedEntryOptions, useOpenedEntry } from './useOpenedEntry';

/** Cards in the HTML of a list's page: two rows of three. */
const PRERENDERED_CARDS = 6;

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

/** A list's page; the entry that the address names is in a dialog over it. */
export function EntryList<
  Entry extends { id: string; title: string },
  Whole extends Entry,
  ListKey extends QueryKey,
  OneKey extends QueryKey,
>(props: EntryListProps<Entry, Whole, ListKey, OneKey>) {
  const { list, address, content, hrefFor, seoOf, grid, ...options } = props;
  const query = useQuery(list);
  const { data, isFetching } = query;
  const opened = useOpenedEntry({ ...options, list: data, growing: isFetching });
  const onClose = useCloseDialog(address);
  const deferOffscreen = useOnFirstScreen();
  if (opened.missing) return <NotFoundRoute />;
  return (
    <Page seo={opened.entry ? seoOf(opened.entry) : content.seo} hero={content.hero}>
      {grid({
        entries: toRemote(query),
        refreshing: data !== undefined && isFetching,
        hrefFor,
        opened: opened.entry,
        openedFailed: opened.failed,
        onRetry: opened.retry,
        onClose,
        initialCount: PRERENDERED_CARDS,
        deferOffscreen,
      })}
      <noscript>
        <EntryLinks items={data?.slice(PRERENDERED_CARDS) ?? []} hrefFor={hrefFor} />
      </noscript>
    </Page>
  );
}

/** Leaves a dialog: back to the list where it was opened from there, else to the list in its place. */
function useCloseDialog(list: string): () => void {
  const navigate = useNavigate();
  const background = backgroundOf(useLocation());
  useEffect(() => {
    // A visitor who interacts may open a dialog next.
    void firstInteraction().then(() => import('@agency/ui/primitives/Dialog'));
  }, []);
  return useCallback(() => {
    if (background === list) navigate(-1);
    else navigate(list, { replace: true });
  }, [navigate, background, list]);
}
