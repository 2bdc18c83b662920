import type { RefObject } from 'react';
import { Button } from '../primitives/Button';
import { Icon } from '../primitives/Icon';
import { Link } from '../primitives/Link';
import { LiveRegion } from '../primitives/LiveRegion';
import { SearchField } from '../primitives/SearchField';
import { Stack } from '../primitives/Stack';
import { sharedWords } from '../primitives/sharedWords';
import { CategoryFilter } from './CategoryFilter';
import { clear, form, input, outcome, search } from './PostFilters.css';

export const postFiltersWords = {
  search: 'Search posts',
  clear: 'Clear search',
  tags: 'Filter by tag',
  failed: "Older posts can't be searched now.",
  all: 'Show all posts',
};

export interface PostFiltersProps {
  query: string;
  onQueryChange: (query: string) => void;
  /** Called when the visitor leaves the field or submits the form. */
  onCommit: () => void;
  /** Tags to choose from: the most frequent ones. */
  tags: readonly string[];
  /** The chosen tag, listed even when `tags` lacks it; undefined shows posts of all tags. */
  tag: string | undefined;
  onTagSelect: (tag: string | undefined) => void;
  /** Shows all posts again. */
  onReset: () => void;
  /** Result of the search, such as `3 posts`: shown and announced. Default: nothing. */
  status?: string | undefined;
  /** Set when some posts could not be searched: shows an error with 'Try again'. Default: no error. */
  onRetry?: (() => void) | undefined;
  /** Link to the page that lists all posts, shown with that error. Default: no link. */
  archive?: { href: string; label: string } | undefined;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Default: English. */
  words?: typeof postFiltersWords;
}

/** Controls that search a list of posts by words, and filter it by a tag. */
export function PostFilters(props: PostFiltersProps) {
  const { query, onQueryChange, onCommit, tags, tag, onTagSelect, onReset, onRetry } = props;
  const { status, inputRef, archive, words = postFiltersWords } = props;
  /** The pressed button may leave, and would drop the focus to the body. */
  const fromField = (action: () => void) => () => {
    inputRef?.current?.focus();
    action();
  };
  return (
    <search className={search}>
      <form
        className={form}
        onSubmit={(event) => {
          event.preventDefault();
          onCommit();
        }}
      >
        <SearchField
          ref={inputRef}
          label={words.search}
          value={query}
          onChange={({ target }) => onQueryChange(target.value)}
          onBlur={onCommit}
          className={input}
        >
          {query !== '' && (
            <button
              type="button"
              className={clear}
              aria-label={words.clear}
              onClick={fromField(() => onQueryChange(''))}
            >
              <Icon name="close" size="small" />
            </button>
          )}
        </SearchField>
      </form>
      {tags.length > 0 && (
        <CategoryFilter
          label={words.tags}
          inLine
          categories={tag === undefined || tags.includes(tag) ? tags : [...tags, tag]}
          selected={tag}
          onSelect={onTagSelect}
          status={null}
        />
      )}
      {status !== undefined && (
        <Stack direction="row" gap="small" className={outcome}>
          <LiveRegion text={status} visible />
          {onRetry && (
            <>
              <span role="alert">{words.failed}</span>
              {archive && (
                <Link href={archive.href} look="inline">
                  {archive.label}
                </Link>
              )}
              <Button tone="neutral" variant="outline" size="small" onClick={fromField(onRetry)}>
                {sharedWords.retry}
              </Button>
            </>
          )}
          <Button tone="neutral" variant="outline" size="small" onClick={fromField(onReset)}>
            {words.all}
          </Button>
        </Stack>
      )}
    </search>
  );
}
