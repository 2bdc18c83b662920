import { type RefObject, useId } from 'react';
import { Button } from '../primitives/Button';
import { Icon } from '../primitives/Icon';
import { Link } from '../primitives/Link';
import { StatusMessage } from '../primitives/StatusMessage';
import { VisuallyHidden } from '../primitives/VisuallyHidden';
import { CategoryFilter } from './CategoryFilter';
import { clear, field, icon, input, outcome, search } from './PostSearch.css';

export interface PostSearchProps {
  query: string;
  onQueryChange: (query: string) => void;
  /** Called when the visitor leaves the field or confirms: what was typed is complete. */
  onCommit: () => void;
  /** The commonest tags of the list, and the chosen one. */
  tags: readonly string[];
  /** Undefined shows posts of all tags. */
  tag: string | undefined;
  onTagSelect: (tag: string | undefined) => void;
  /** Shows all posts again. */
  onReset: () => void;
  /** What is found, such as `3 posts`. Shown and announced; default: nothing. */
  status?: string | undefined;
  /** Not everything could be searched: tries again. Default: everything was. */
  onRetry?: (() => void) | undefined;
  /** Names all posts, for when they can't be searched. Default: there is no such page. */
  all?: { href: string; label: string } | undefined;
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** Searches a list of posts by words, and filters it by a tag. */
export function PostSearch(props: PostSearchProps) {
  const { query, onQueryChange, onCommit, tags, tag, onTagSelect, onReset, onRetry } = props;
  const { status, inputRef, all } = props;
  const id = useId();
  const focus = () => inputRef?.current?.focus();
  return (
    <search className={search}>
      <form
        className={field}
        onSubmit={(event) => {
          event.preventDefault();
          onCommit();
        }}
      >
        <VisuallyHidden>
          <label htmlFor={id}>Search posts</label>
        </VisuallyHidden>
        <Icon name="search" size="small" className={icon} />
        <input
          ref={inputRef}
          id={id}
          type="search"
          className={input}
          placeholder="Search posts"
          autoComplete="off"
          enterKeyHint="search"
          value={query}
          onChange={({ target }) => onQueryChange(target.value)}
          onBlur={onCommit}
        />
        {query !== '' && (
          <button
            type="button"
            className={clear}
            aria-label="Clear search"
            onClick={() => {
              focus();
              onQueryChange('');
            }}
          >
            <Icon name="close" size="small" />
          </button>
        )}
      </form>
      {tags.length > 0 && (
        <CategoryFilter
          label="Filter by tag"
          inLine
          categories={tag === undefined || tags.includes(tag) ? tags : [...tags, tag]}
          selected={tag}
          onSelect={onTagSelect}
          status={null}
        />
      )}
      {status !== undefined && (
        <div className={outcome}>
          <StatusMessage text={status} visible />
          {onRetry && (
            <>
              <span role="alert">Older posts can't be searched now.</span>
              {all && (
                <Link href={all.href} look="inline">
                  {all.label}
                </Link>
              )}
              <Button
                tone="neutral"
                variant="outline"
                size="small"
                onClick={() => {
                  focus();
                  onRetry();
                }}
              >
                Try again
              </Button>
            </>
          )}
          <Button
            tone="neutral"
            variant="outline"
            size="small"
            onClick={() => {
              focus();
              onReset();
            }}
          >
            Show all posts
          </Button>
        </div>
      )}
    </search>
  );
}
