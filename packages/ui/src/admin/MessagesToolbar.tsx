import { useRef } from 'react';
import { useFocusFallback } from '../hooks/useFocusFallback';
import { adminIcons } from '../primitives/adminIcons';
import { Button } from '../primitives/Button';
import { Icon } from '../primitives/Icon';
import { LiveRegion } from '../primitives/LiveRegion';
import { SearchField } from '../primitives/SearchField';
import { Stack } from '../primitives/Stack';
import { search as searchClass, status, toolbar } from './MessagesToolbar.css';

/** A search that is on. */
interface FoundMessages {
  count: number;
  /** Older messages that match are not read yet. */
  more: boolean;
  /** Older messages are being searched. */
  searching: boolean;
}

export interface MessagesToolbarProps {
  query: string;
  onQueryChange: (query: string) => void;
  /** What was found; undefined without a search. */
  found: FoundMessages | undefined;
  /** Not everything could be searched: offers to try again. Default: everything was. */
  onRetry?: (() => void) | undefined;
  /** Rows that are read for the file, of how many; undefined while none is written. */
  exported: { done: number; total: number } | undefined;
  onExport: () => void;
  onCancelExport: () => void;
  /** How many messages are selected, which alone are exported then; default: 0. */
  selected?: number;
}

/** Searches the messages, and writes them into a file. */
export function MessagesToolbar(props: MessagesToolbarProps) {
  const { query, onQueryChange, found, onRetry, exported, onExport, onCancelExport } = props;
  const label = props.selected ? `Save ${props.selected} as a table` : 'Save all as a table';
  const search = useRef<HTMLInputElement>(null);
  // They go with the messages, for example when the session ends.
  const ref = useFocusFallback<HTMLDivElement>();
  return (
    <Stack ref={ref} direction="row" gap="small" className={toolbar}>
      <search className={searchClass}>
        <SearchField
          ref={search}
          label="Search messages"
          value={query}
          onChange={({ target }) => onQueryChange(target.value)}
        />
      </search>
      {/* One button that changes keeps the focus. */}
      <Button tone="neutral" variant="outline" onClick={exported ? onCancelExport : onExport}>
        <Icon name={exported ? 'close' : adminIcons.download} size="small" />
        <span>{exported ? 'Cancel' : label}</span>
      </Button>
      <Stack direction="row" gap="small" className={status}>
        {found && <LiveRegion visible text={textOf(found)} />}
        {exported && <LiveRegion visible text={progressOf(exported)} />}
        {onRetry && (
          <>
            <span role="alert">Older messages could not be searched.</span>
            <Button
              tone="neutral"
              variant="outline"
              size="small"
              onClick={() => {
                search.current?.focus();
                onRetry();
              }}
            >
              Search again
            </Button>
          </>
        )}
      </Stack>
    </Stack>
  );
}

function textOf({ count, more, searching }: FoundMessages): string {
  if (searching) return `${count} found, searching older messages...`;
  return more ? `More than ${count} found` : `${count} found`;
}

function progressOf({ done, total }: { done: number; total: number }): string {
  return total === 0 ? 'Reading the messages...' : `${done} of ${total} messages read`;
}
