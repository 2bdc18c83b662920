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
import { useSteps } from '../hooks/useSteps';
import { EntryDialog } from '../patterns/EntryDialog';
import { LoadingState } from '../patterns/LoadingState';
import type { ShownEntry } from '../patterns/shownEntry';
import { CardGrid } from '../primitives/CardGrid';
import { Container } from '../primitives/Container';
import { Link } from '../primitives/Link';
import { StatusMessage } from '../primitives/StatusMessage';
import { archive as archiveClass, list } from './ListBand.css';

/** CSS px below the screen within which the end of a list is near; anywhere above, because a jump may pass it. */
const DISTANCE = 600;
const NEAR = { rootMargin: `1000000px 0px ${DISTANCE}px`, once: false };

/** What the section of a list of posts or of projects takes; the list may be longer than what it is given. */
export interface EntryGridProps<Entry> {
  /** Entries in all, given or not; −1 where that is unknown. Default: those that are given. */
  total?: number | undefined;
  /** Called when the end of the given entries comes near the screen. Default: there are no more. */
  onNearEnd?: (() => void) | undefined;
  /** It opens at its top, not at a place that was left. Default: false. */
  opensAtTop?: boolean | undefined;
  /** Link to the pages that list all entries by their titles; unless `always`, without scripts only. */
  archive?: { href: string; label: string; always: boolean } | undefined;
  /** The shown entries are being read again. Default: false. */
  refreshing?: boolean | undefined;
  hrefFor: (entry: Entry) => string;
  /** The entry whose dialog is open. */
  opened?: Entry | undefined;
  /** The opened entry's text could not be read. Default: false. */
  openedFailed?: boolean | undefined;
  /** Reads the opened entry's text again. */
  onRetry?: (() => void) | undefined;
  /** What a reader may do with an opened entry. Default: nothing. */
  actionsFor?: ((entry: Entry) => ReactNode) | undefined;
  /** Called when the dialog is dismissed. */
  onClose: () => void;
  /** Opens another entry in the dialog. */
  onOpen: (entry: Entry) => void;
}

export interface ListBandProps<Entry> extends Omit<EntryGridProps<Entry>, 'hrefFor'> {
  /** Names the region. */
  label: string;
  /** The list is being read for the first time. */
  loading: boolean;
  /** Says so, and is announced while it is read again. */
  loadingText: string;
  /** The entries that are shown: those that match a filter. */
  items: readonly Entry[];
  card: (entry: Entry, eager: boolean, linkRef: Ref<HTMLAnchorElement> | undefined) => ReactNode;
  cardClassName?: string;
  /** What the dialog shows of an entry. */
  shownOf: (entry: Entry) => ShownEntry;
  /** Where a tag of an opened entry leads. Default: nowhere. */
  tagHref?: ((tag: string) => string) | undefined;
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  /** Above the cards: a filter, or what is said where there are none. */
  children: ReactNode;
}

/** The strip of a page that holds a list of cards, and the dialog of the opened entry over them. */
export function ListBand<Entry extends { id: string }>(props: ListBandProps<Entry>) {
  const { loadingText, items, card, cardClassName = '', opened, onNearEnd, archive } = props;
  const shown = useLastDefined(opened);
  const shownLink = useRef<HTMLAnchorElement>(null);
  const steps = useSteps(items, opened, props.onOpen, onNearEnd);
  const ArchiveLink = archive?.always ? Fragment : 'noscript';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it follows links in it, which keys press too
    <section className={list} aria-label={props.label} tabIndex={-1} onClick={props.onClick}>
      <Container>
        {props.loading && <LoadingState text={loadingText} />}
        {props.children}
        {items.length > 0 && (
          <CardGrid
            items={items}
            total={props.total}
            cardClassName={cardClassName}
            opensAtTop={props.opensAtTop}
          >
            {(entry, eager) => card(entry, eager, entry.id === shown?.id ? shownLink : undefined)}
          </CardGrid>
        )}
        {shown && (
          <EntryDialog
            entry={props.shownOf(shown)}
            tagHref={props.tagHref}
            open={opened !== undefined}
            onClose={props.onClose}
            failed={props.openedFailed}
            onRetry={props.onRetry}
            steps={steps}
            actions={props.actionsFor?.(shown)}
            finalFocus={shownLink}
          />
        )}
        {onNearEnd && <End onNear={onNearEnd} />}
        {archive && (
          <ArchiveLink>
            <p className={archiveClass}>
              <Link href={archive.href} look="inline">
                {archive.label}
              </Link>
            </p>
          </ArchiveLink>
        )}
      </Container>
      {props.refreshing && <StatusMessage text={loadingText} />}
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
