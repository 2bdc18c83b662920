import { PostDate } from '../patterns/PostDate';
import { Container } from '../primitives/Container';
import { Link } from '../primitives/Link';
import { entry as entryClass, list, pager } from './ArchiveLinks.css';

interface ArchivedEntry {
  id: string;
  title: string;
  created_at: string;
}

export interface ArchiveLinksProps<Entry> {
  /** Names the navigation and its links. */
  labels: { pager: string; newer: string; older: string; all: string };
  /** Newest first. */
  entries: readonly Entry[];
  hrefFor: (entry: Entry) => string;
  /** The page of newer entries. Absent on the first one. */
  newerHref?: string | undefined;
  /** The page of older entries. Absent on the last one. */
  olderHref?: string | undefined;
  /** The list that the archive belongs to. */
  listHref: string;
}

/** A page of an archive: entries by title and date, and the ways to the pages beside it. */
export function ArchiveLinks<Entry extends ArchivedEntry>(props: ArchiveLinksProps<Entry>) {
  const { labels, entries, hrefFor, newerHref, olderHref, listHref } = props;
  return (
    <Container>
      <ul className={list}>
        {entries.map((entry) => (
          <li key={entry.id} className={entryClass}>
            <Link href={hrefFor(entry)} look="inline">
              {entry.title}
            </Link>
            <PostDate timestamp={entry.created_at} />
          </li>
        ))}
      </ul>
      <nav aria-label={labels.pager} className={pager}>
        {newerHref !== undefined && (
          <Link href={newerHref} look="inline">
            {labels.newer}
          </Link>
        )}
        {olderHref !== undefined && (
          <Link href={olderHref} look="inline">
            {labels.older}
          </Link>
        )}
        <Link href={listHref} look="inline">
          {labels.all}
        </Link>
      </nav>
    </Container>
  );
}
