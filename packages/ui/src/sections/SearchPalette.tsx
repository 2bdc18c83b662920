import { cutQuery, searchTerms } from '@agency/model/search';
import { SingleKeySwitch } from '../patterns/SingleKeySwitch';
import { Button } from '../primitives/Button';
import { Dialog } from '../primitives/Dialog';
import { Highlighted } from '../primitives/Highlighted';
import { Image, type ImageProps } from '../primitives/Image';
import { Kbd } from '../primitives/Kbd';
import { Link } from '../primitives/Link';
import { LiveRegion } from '../primitives/LiveRegion';
import { ResultCombobox } from '../primitives/ResultCombobox';
import { Stack } from '../primitives/Stack';
import { sharedWords } from '../primitives/sharedWords';
import { Text } from '../primitives/Text';
import { cover as coverClass, dialog, failure, withCover } from './SearchPalette.css';

export const searchPaletteWords = {
  title: 'Search',
  field: 'Search pages, posts and projects',
  failed: "Posts and projects can't be searched now.",
  nothing: 'Nothing found.',
  nothingFor: (query: string) => `Nothing found for “${query}”.`,
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  /** Around the keys of the switch. */
  keys: { slash: 'Open with', others: 'too, not only with', or: 'or' },
};

interface SearchHit {
  href: string;
  title: string;
  /** A line below the title. Default: none. */
  detail?: string | undefined;
  /** Its picture, or seed of the motif in place of it. Default: neither. */
  cover?: Pick<ImageProps, 'src' | 'seed'>;
}

export interface SearchPaletteProps {
  open: boolean;
  onClose: () => void;
  query: string;
  onQueryChange: (query: string) => void;
  /** What is found, by kind; kinds without hits are left out. */
  groups: readonly { label: string; hits: readonly SearchHit[] }[];
  /** More may be found. */
  searching: boolean;
  /** A part could not be searched: tries again. Default: all was. */
  onRetry?: (() => void) | undefined;
  /** Whether `/` opens the search as well, and how that is changed; default: it can't be chosen. */
  slash?: { on: boolean; onChange: (on: boolean) => void } | undefined;
  /** Pages that name all there is, for when nothing is found or it can't be searched. Default: none. */
  all?: readonly { href: string; label: string }[];
  /** Default: English. */
  words?: typeof searchPaletteWords;
}

/** A search of the whole site, or of the panel, in a dialog. */
export function SearchPalette(props: SearchPaletteProps) {
  const { open, onClose, query, onQueryChange, groups, searching, onRetry } = props;
  const { slash, words = searchPaletteWords, all = [] } = props;
  const highlighted = searchTerms(query);
  const ways = all.map(({ href, label }) => (
    <Link key={href} href={href} look="inline" onClick={onClose}>
      {label}
    </Link>
  ));
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  return (
    <Dialog open={open} onClose={onClose} title={words.title} className={dialog}>
      <ResultCombobox
        label={words.field}
        query={query}
        onQueryChange={onQueryChange}
        onFollow={onClose}
        groups={groups.map(({ label, hits }) => ({
          label,
          results: hits.map(({ href, title, detail, cover }) => ({
            href,
            content: (
              <div className={cover && withCover}>
                {cover && <Image {...cover} alt="" sizes="5rem" className={coverClass} />}
                <Text as="span" weight="medium" lines={2}>
                  <Highlighted text={title} terms={highlighted} />
                </Text>
                {detail !== undefined && (
                  <Text as="span" size="small" tone="muted" lines={1}>
                    <Highlighted text={detail} terms={highlighted} />
                  </Text>
                )}
              </div>
            ),
          })),
        }))}
      >
        <Stack gap="small">
          {(searching || !onRetry) && (
            <Text tone="muted">
              {searching ? sharedWords.searching : words.nothingFor(cutQuery(query))}
            </Text>
          )}
          {!searching && !onRetry && query.trim() !== '' && (
            <Stack direction="row" gap="medium">
              {ways}
            </Stack>
          )}
        </Stack>
      </ResultCombobox>
      <LiveRegion text={statusOf(words, count, searching, onRetry !== undefined)} />
      {onRetry && (
        <Stack role="alert" direction="row" gap="small" className={failure}>
          <Text>{words.failed}</Text>
          {ways}
          <Button tone="neutral" variant="outline" size="small" onClick={onRetry}>
            {sharedWords.retry}
          </Button>
        </Stack>
      )}
      {slash && (
        <SingleKeySwitch {...slash}>
          {words.keys.slash} <Kbd>/</Kbd> {words.keys.others} <Kbd>Ctrl K</Kbd> {words.keys.or}{' '}
          <Kbd>⌘ K</Kbd>
        </SingleKeySwitch>
      )}
    </Dialog>
  );
}

function statusOf(
  words: typeof searchPaletteWords,
  count: number,
  searching: boolean,
  failed: boolean,
): string {
  if (count > 0) return words.count(count);
  if (searching) return sharedWords.searching;
  return failed ? '' : words.nothing;
}
