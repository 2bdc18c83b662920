import { EntryLinks } from '@agency/ui/sections/EntryLinks';
import type { Cursor } from '../queries/cursor';
import { useOnFirstScreen } from '../startup/FirstScreen';
import type { EntryListProps } from './entryListProps';
import NotFoundRoute from './NotFoundRoute';
import { Page } from './Page';
import { useCloseDialog } from './useCloseDialog';
import { useEntryList } from './useEntryList';
import { useListAddress } from './useListAddress';
import { useOpenedEntry } from './useOpenedEntry';
import { useShowInDialog } from './useShowInDialog';

/** Cards in the HTML of a list's page: two rows of three. */
const PRERENDERED_CARDS = 6;

/** A list's page; the entry that the address names is in a dialog over it. */
export function EntryList<
  Whole extends Entry,
  Entry extends Cursor & { title: string },
  Link extends Cursor,
>(props: EntryListProps<Whole, Entry, Link>) {
  const { list: queries, address, archive, content, hrefFor, seoOf, grid, ...options } = props;
  const narrowing = useListAddress(address);
  const list = useEntryList(queries, narrowing.filter, options);
  const { data, known, isPart, archivePages } = list;
  const opened = useOpenedEntry({ ...options, list: known, growing: isPart || list.refreshing });
  const onClose = useCloseDialog(address);
  const show = useShowInDialog(address);
  const deferOffscreen = useOnFirstScreen();
  if (opened.missing) {
    return <NotFoundRoute list={{ href: address, label: content.hero.title }} />;
  }
  return (
    <Page seo={opened.entry ? seoOf(opened.entry) : content.seo} hero={content.hero}>
      {grid({
        list,
        narrowing,
        entries: list.entries,
        refreshing: list.refreshing,
        total: list.total,
        onNearEnd: list.onNearEnd,
        hrefFor,
        opened: opened.entry,
        openedFailed: opened.failed,
        onRetry: opened.retry,
        onClose,
        onOpen: (entry) => show(hrefFor(entry)),
        initialCount: PRERENDERED_CARDS,
        deferOffscreen,
        archive:
          archivePages > 0
            ? { href: `${archive}/${archivePages}`, label: content.archive.link }
            : undefined,
      })}
      <noscript>
        <EntryLinks items={data?.slice(PRERENDERED_CARDS) ?? []} hrefFor={hrefFor} />
      </noscript>
    </Page>
  );
}
