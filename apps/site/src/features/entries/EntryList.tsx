import type { Remote } from '@agency/model/remote';
import { CallToAction } from '@agency/ui/sections/CallToAction';
import type { EntryGridProps } from '@agency/ui/sections/ListBand';
import type { PageHeroProps } from '@agency/ui/sections/PageHero';
import { type ReactNode, useState } from 'react';
import { useNavigationType, useParams } from 'react-router-dom';
import { callToAction } from '#content/callToAction';
import type { Cursor } from '#lib/backend/cursor';
import type { EntryQueries, ListQueries } from '#lib/backend/queriesOf';
import { useOnFirstScreen } from '#lib/hydration/FirstScreen';
import NotFoundRoute from '#lib/NotFoundRoute';
import { Page } from '#lib/Page';
import type { Seo } from '#lib/seo';
import { useEntryList } from './useEntryList';
import type { EntryTests } from './useFilteredPart';
import { useListDialog } from './useListDialog';
import { useListUrl } from './useListUrl';
import { useMovedEntry } from './useMovedEntry';
import { useOpenedEntry } from './useOpenedEntry';

/** What a list's section is given, whatever its entries are. */
interface GridProps<Listed extends Cursor> extends EntryGridProps<Listed> {
  list: ReturnType<typeof useEntryList<Listed>>;
  /** The filter in the URL, and how to change it. */
  filtering: ReturnType<typeof useListUrl>;
  entries: Remote<readonly Listed[]>;
}

interface EntryListProps<Listed extends Cursor, Whole extends Listed> extends EntryTests<Listed> {
  queries: ListQueries<Listed> & Pick<EntryQueries<Whole, unknown>, 'entry'>;
  url: string;
  /** The URL of the page with every title. */
  archive: string;
  content: { seo: Seo; hero: PageHeroProps; archive: { link: string } };
  hrefFor: (entry: Listed) => string;
  seoOf: (entry: Listed) => Seo;
  grid: (props: GridProps<Listed>) => ReactNode;
}

/** A list's page; the entry that the URL names is in a dialog over it. */
export function EntryList<Listed extends Cursor & { title: string }, Whole extends Listed>(
  props: EntryListProps<Listed, Whole>,
) {
  const { queries, url, archive, content, hrefFor, seoOf, grid, ...options } = props;
  // Absent on the list's own URL.
  const { name } = useParams();
  const { nameOf } = queries;
  const filtering = useListUrl(url);
  const list = useEntryList(queries, filtering.filter, options);
  const opened = useOpenedEntry({
    ...options,
    name,
    nameOf,
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
  useMovedEntry(entry && nameOf(entry) !== name ? hrefFor(entry) : undefined);
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
      <CallToAction {...callToAction} />
    </Page>
  );
}
