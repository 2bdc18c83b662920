import { EntryLinks } from '@agency/ui/sections/EntryLinks';
import type { Cursor } from '../queries/cursor';
import { useOnFirstScreen } from '../startup/FirstScreen';
import type { EntryListProps } from './entryListProps';
import NotFoundRoute from './NotFoundRoute';
import { Page } from './Page';
import { useCloseDialog } from './useCloseDialog';
import { useEntryList } from './useEntryList';
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
  const { data, isPart, archivePages, ...list } = useEntryList(queries);
  const growing = isPart || list.refreshing;
  const opened = useOpenedEntry({ ...options, list: data, growing });
  const onClose = useCloseDialog(address);
  const show = useShowInDialog(address);
  const deferOffscreen = useOnFirstScreen();
  if (opened.missing) {
    return <NotFoundRoute list={{ href: address, label: content.archive.pager.all }} />;
  }
  return (
    <Page seo={opened.entry ? seoOf(opened.entry) : content.seo} hero={content.hero}>
      {grid({
        ...list,
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
