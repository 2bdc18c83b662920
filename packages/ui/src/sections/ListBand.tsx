import { Fragment, type MouseEventHandler, type ReactNode, useEffect, useRef } from 'react';
import { useInView } from '../hooks/useInView';
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

export interface ListBandProps extends Pick<EntryGridProps<never>, 'onNearEnd' | 'archive'> {
  /** Names the region. */
  label: string;
  /** Announced politely while the shown entries are read again. Default: nothing. */
  status?: string | undefined;
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  children: ReactNode;
}

/** The strip of a page that holds a list. */
export function ListBand(props: ListBandProps) {
  const { label, status, onClick, onNearEnd, archive, children } = props;
  const ArchiveLink = archive?.always ? Fragment : 'noscript';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it follows links in it, which keys press too
    <section className={list} aria-label={label} tabIndex={-1} onClick={onClick}>
      <Container>
        {children}
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
      {status !== undefined && <StatusMessage text={status} />}
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
