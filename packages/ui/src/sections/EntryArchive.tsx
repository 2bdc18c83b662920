import { parseTimestamp } from '@agency/model/text/parseTimestamp';
import { PostDate } from '../patterns/PostDate';
import { Container } from '../primitives/Container';
import { Heading } from '../primitives/Heading';
import { Link } from '../primitives/Link';
import { Stack } from '../primitives/Stack';
import { all, entry as entryClass, list, years } from './EntryArchive.css';

interface ArchivedEntry {
  id: string;
  title: string;
  created_at: string;
}

/** @public */
export const entryArchiveWords = { undated: 'Undated' };

export interface EntryArchiveProps<Entry> {
  /** Newest first. */
  entries: readonly Entry[];
  hrefFor: (entry: Entry) => string;
  /** The list that the archive belongs to. */
  list: { href: string; label: string };
  /** Default: English. */
  words?: typeof entryArchiveWords;
}

/** Every entry of a list by title and date, under its year. */
export function EntryArchive<Entry extends ArchivedEntry>(props: EntryArchiveProps<Entry>) {
  const { words = entryArchiveWords } = props;
  const byYear = Map.groupBy(props.entries, (entry) => yearOf(entry) ?? words.undated);
  return (
    <Container>
      <Stack gap="huge" className={years}>
        {[...byYear].map(([year, entries]) => (
          <section key={year}>
            <Heading level={2} size="small">
              {year}
            </Heading>
            <Stack as="ul" className={list}>
              {entries.map((entry) => (
                <li key={entry.id} className={entryClass}>
                  <Link href={props.hrefFor(entry)} look="inline">
                    {entry.title}
                  </Link>
                  <PostDate timestamp={entry.created_at} />
                </li>
              ))}
            </Stack>
          </section>
        ))}
      </Stack>
      <p className={all}>
        <Link href={props.list.href} look="inline">
          {props.list.label}
        </Link>
      </p>
    </Container>
  );
}

/** The same for all viewers: a zone of their own would move what is prerendered. */
const yearOf = ({ created_at }: ArchivedEntry) => parseTimestamp(created_at)?.getUTCFullYear();
