import { useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { Cursor } from '#lib/backend/cursor';
import { useOnFirstScreen } from '#lib/hydration/FirstScreen';
import NotFoundRoute from '#lib/NotFoundRoute';
import { Page } from '#lib/Page';
import type { EntryListProps } from './entryListProps';
import { useEntryList } from './useEntryList';
import { useListDialog } from './useListDialog';
import { useListUrl } from './useListUrl';
import { useMovedEntry } from './useMovedEntry';
import { useOpenedEntry } from './useOpenedEntry';

/** A list's page; the entry that the URL names is in a dialog over it. */
export function EntryList<Listed extends Cursor & { title: string }, Whole extends Listed>(
  props: EntryListProps<Listed, Whole>,
) {
  const { queries, url, archive, content, hrefFor, seoOf, grid, ...options } = props;
  const filtering = useListUrl(url);
  const list = useEntryList(queries, filtering.filter, options);
  const opened = useOpenedEntry({
    ...options,
    list: list.known,
    growing: list.isPart || list.refreshing,
    listFailed: list.failed,
    one: queries.entry,
  });
  const { onClose, show } = useListDialog(url);
  const onFirstScreen = useOnFirstScreen();
  const type = useNavigationType();
  // Later navigations open and close dialogs over it.
  const [opensAtTop] = useState(onFirstScreen || type !== 'POP');
  const { entry } = opened;
  useMovedEntry(entry && options.nameOf(entry) !== options.name ? hrefFor(entry) : undefined);
  if (opened.missing) return <NotFoundRoute list={{ href: url, label: content.hero.title }} />;
  return (
    <Page seo={entry ? seoOf(entry) : content.seo} hero={content.hero}>
      {grid({
        list,
        filtering,
        entries: list.entries,
        refreshing: list.refreshing,
        total: list.total,
        onNearEnd: list.onNearEnd,
        hrefFor,
        opened: entry,
        openedFailed: opened.failed,
        onRetry: opened.retry,
        onClose,
        onOpen: (entry) => show(hrefFor(entry)),
        opensAtTop,
        archive: list.isPart
          ? { href: archive, label: content.archive.link, always: list.isLong || list.failed }
          : undefined,
      })}
    </Page>
  );
}
