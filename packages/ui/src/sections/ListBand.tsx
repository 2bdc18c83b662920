import { Fragment, type MouseEventHandler, type ReactNode, useRef } from 'react';
import { useNearScreen } from '../hooks/useNearScreen';
import { Container } from '../primitives/Container';
import { Link } from '../primitives/Link';
import { StatusMessage } from '../primitives/StatusMessage';
import { archive as archiveClass, list } from './ListBand.css';

/** What a list's section takes that is longer than the entries it is given. */
export interface LongListProps {
  /** Entries in all, given or not; −1 where that is unknown. Default: those that are given. */
  total?: number | undefined;
  /** Called when the end of the given entries comes near the screen. Default: there are no more. */
  onNearEnd?: (() => void) | undefined;
  /** It opens at its top, not at a place that was left. Default: false. */
  opensAtTop?: boolean | undefined;
  /** Link to the pages that list all entries by their titles; unless `always`, without scripts only. */
  archive?: { href: string; label: string; always: boolean } | undefined;
}

/** What the section of a list of posts or of projects takes. */
export interface EntryGridProps<Entry> extends LongListProps {
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

export interface ListBandProps extends Pick<LongListProps, 'onNearEnd' | 'archive'> {
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
  const end = useRef<HTMLDivElement>(null);
  useNearScreen(end, onNearEnd);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it follows links in it, which keys press too
    <section className={list} aria-label={label} tabIndex={-1} onClick={onClick}>
      <Container>
        {children}
        {onNearEnd && <div ref={end} />}
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
