import { type ListResult, RANGE } from '@agency/model/listResult';
import {
  Fragment,
  type MouseEventHandler,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
} from 'react';
import { useInView } from '../hooks/useInView';
import { useLastDefined } from '../hooks/useLastDefined';
import { useListNeighbours } from '../hooks/useListNeighbours';
import { EntryDialog } from '../patterns/EntryDialog';
import type { EntryView } from '../patterns/entryView';
import { LoadingState } from '../patterns/LoadingState';
import { CardGrid } from '../primitives/CardGrid';
import { Container } from '../primitives/Container';
import { Link } from '../primitives/Link';
import { LiveRegion } from '../primitives/LiveRegion';
import { archive as archiveClass, list as band } from './ListBand.css';

/** CSS px: further entries are read when the end of the list is less below the screen, or above it already. */
const DISTANCE = 600;
const NEAR = { rootMargin: `1000000px 0px ${DISTANCE}px`, once: false };

/** The entry whose dialog is open over a list, and ways to others. */
export interface OpenedEntry<Entry> {
  /** Undefined while none is open. */
  entry: Entry | undefined;
  /** Its text could not be read. */
  failed: boolean;
  /** Reads its text again. */
  onRetry: () => void;
  /** Called when the dialog is dismissed. */
  onClose: () => void;
  /** Opens another entry in the dialog. */
  onOpen: (entry: Entry) => void;
}

/** What the section of a list of posts or of projects takes. */
export interface EntryGridProps<Entry> {
  /** The entries to show. A list that failed without any looks empty. */
  list: ListResult<Entry>;
  dialog: OpenedEntry<Entry>;
  /** It opens at its top, not at a place that was left. Default: false. */
  opensAtTop?: boolean | undefined;
  /** Link to the page that lists all entries by their titles, where not all are given. Default: none. */
  archive?: { href: string; label: string } | undefined;
  hrefFor: (entry: Entry) => string;
  /** What a reader may do with an opened entry. Default: nothing. */
  actionsFor?: ((entry: Entry) => ReactNode) | undefined;
}

export interface ListBandProps<Entry> extends Omit<EntryGridProps<Entry>, 'hrefFor'> {
  /** Names the region. */
  label: string;
  /** Says that the list is read, and is announced while it is read again. */
  loadingText: string;
  card: (entry: Entry, eager: boolean, linkRef: Ref<HTMLAnchorElement> | undefined) => ReactNode;
  cardClassName?: string;
  /** What the dialog shows of an entry. */
  viewOf: (entry: Entry) => EntryView;
  /** Where a tag of an opened entry leads. Default: nowhere. */
  tagHref?: ((tag: string) => string) | undefined;
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  /** Above the cards: a filter, or what is said where there are none. */
  children: ReactNode;
}

/** The strip of a page that holds a list of cards, and the dialog of the opened entry over them. */
export function ListBand<Entry extends { id: string }>(props: ListBandProps<Entry>) {
  const { list, dialog, loadingText, card, cardClassName = '', archive } = props;
  const { entries = [], total, more } = list;
  const shown = useLastDefined(dialog.entry);
  const shownLink = useRef<HTMLAnchorElement>(null);
  const steps = useListNeighbours(entries, dialog.entry, dialog.onOpen, more);
  const isIncomplete = entries.length > 0 && total !== entries.length;
  // Of a list that is read whole, a page is built with the first cards and scripts add the others: its archive is
  // for readers without scripts.
  const hasUnread = list.failed || total === undefined || total > RANGE;
  const ArchiveLink = hasUnread ? Fragment : 'noscript';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it follows links in it, which keys press too
    <section className={band} aria-label={props.label} tabIndex={-1} onClick={props.onClick}>
      <Container>
        {!list.entries && !list.failed && <LoadingState text={loadingText} />}
        {props.children}
        {entries.length > 0 && (
          <CardGrid
            items={entries}
            total={total}
            cardClassName={cardClassName}
            opensAtTop={props.opensAtTop}
          >
            {(entry, eager) => card(entry, eager, entry.id === shown?.id ? shownLink : undefined)}
          </CardGrid>
        )}
        {shown && (
          <EntryDialog
            entry={props.viewOf(shown)}
            tagHref={props.tagHref}
            open={dialog.entry !== undefined}
            onClose={dialog.onClose}
            failed={dialog.failed}
            onRetry={dialog.onRetry}
            steps={steps}
            actions={props.actionsFor?.(shown)}
            finalFocus={shownLink}
          />
        )}
        {more && <End onNear={more} />}
        {archive && isIncomplete && (
          <ArchiveLink>
            <p className={archiveClass}>
              <Link href={archive.href} look="inline">
                {archive.label}
              </Link>
            </p>
          </ArchiveLink>
        )}
      </Container>
      {list.loading && list.entries && <LiveRegion text={loadingText} />}
    </section>
  );
}

/**
 * Calls back when it comes near the lower edge of the screen or is above it, and soon where it is already. It
 * has to stay there for two frames: a list that is being laid out is short for one.
 */
function End({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const near = useInView(end, NEAR);
  useEffect(() => {
    if (!near) return;
    const check = () => {
      const { top = Number.POSITIVE_INFINITY } = end.current?.getBoundingClientRect() ?? {};
      if (top <= window.innerHeight + DISTANCE) onNear();
    };
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(check);
    });
    return () => cancelAnimationFrame(frame);
  }, [near, onNear]);
  return <div ref={end} />;
}
