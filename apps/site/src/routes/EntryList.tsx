import { EntryLinks } from '@agency/ui/sections/EntryLinks';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { toRemote } from '../queries/queryClient';
import { useOnFirstScreen } from '../startup/FirstScreen';
import type { EntryListProps } from './entryListProps';
import NotFoundRoute from './NotFoundRoute';
import { Page } from './Page';
import { useCloseDialog } from './useCloseDialog';
import { useOpenedEntry } from './useOpenedEntry';

/** Cards in the HTML of a list's page: two rows of three. */
const PRERENDERED_CARDS = 6;

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
