import type { Listing } from '@agency/model/listResult';
import type { Message } from '@agency/model/message';
import { Suspense, useRef } from 'react';
import { useFocusFallback } from '../hooks/useFocusFallback';
import { useLastDefined } from '../hooks/useLastDefined';
import { useListNeighbours } from '../hooks/useListNeighbours';
import { usePreloaded } from '../hooks/usePreloaded';
import { Button } from '../primitives/Button';
import { LiveRegion } from '../primitives/LiveRegion';
import { lazyComponent } from '../primitives/lazyComponent';
import { Stack } from '../primitives/Stack';
import { AdminList, type AdminListing } from './AdminList';
import { bar, barText } from './AdminMessages.css';
import { MessageCard } from './MessageCard';
import type { MessageDialogProps } from './MessageDialog';
import { MessagesToolbar, type MessagesToolbarProps } from './MessagesToolbar';

const LazyMessage = lazyComponent(async () => (await import('./MessageDialog')).MessageDialog);

/** Height of a card with a few lines of text, in CSS px. */
const CARD_HEIGHT = 180;

export interface AdminMessagesProps extends AdminListing<Message> {
  toolbar: Omit<MessagesToolbarProps, 'found'>;
  /** What a search has found; undefined without one. */
  found:
    | (Listing<Message> & { searching: boolean; more: boolean; terms?: readonly string[] })
    | undefined;
  /** Reads further messages that match the search. */
  onMoreFound: () => void;
  /** Whether a message came since the last visit. */
  isNew: (message: Message) => boolean;
  newMessages: {
    /** Newer messages are not in the list yet. */
    waiting: boolean;
    /** Announced; empty for nothing. */
    announcement: string;
    onShow: () => void;
  };
  selection: {
    ids: ReadonlySet<string>;
    deleting: boolean;
    onSelect: (message: Message, selected: boolean) => void;
    onClear: () => void;
    /** Resolves to whether all of them were deleted. */
    onDelete: () => Promise<boolean>;
  };
  /** The message that is open. */
  opened: Message | undefined;
  /** Opens a message, or closes it. */
  onOpen: (message?: Message) => void;
  reply: MessageDialogProps['reply'];
}

/** The admin's section of contact messages: found, read, answered, exported and deleted. */
export function AdminMessages(props: AdminMessagesProps) {
  const { list, found, newMessages, selection, isNew, onOpen } = props;
  const titleRef = useRef<HTMLHeadingElement>(null);
  const focusTitle = () => titleRef.current?.focus();
  const showNew = () => {
    focusTitle();
    newMessages.onShow();
  };
  const removeSelected = async () => {
    if (await selection.onDelete()) focusTitle();
  };
  const items = found?.items ?? (list.status === 'ready' ? list.data.items : []);
  const onMore = found ? props.onMoreFound : props.onMore;
  return (
    <>
      <AdminList
        list={found ? { status: 'ready', data: found } : list}
        onRetry={props.onRetry}
        onMore={onMore}
        onDelete={props.onDelete}
        title="Contact Messages"
        titleRef={titleRef}
        badge={list.status === 'ready' ? `${list.data.total} messages` : undefined}
        words={{
          loading: 'Loading contact messages...',
          empty: found ? emptyText(found.searching) : 'No contact messages yet.',
          fetchFailed: 'Failed to fetch contact messages.',
        }}
        action={
          newMessages.waiting && (
            <Button size="small" onClick={showNew}>
              Show new messages
            </Button>
          )
        }
        toolbar={
          <>
            {list.status === 'ready' && list.data.total > 0 && (
              <MessagesToolbar
                {...props.toolbar}
                found={found && { ...found, count: found.items.length }}
                selected={selection.ids.size}
              />
            )}
            {newMessages.announcement && <LiveRegion text={newMessages.announcement} />}
          </>
        }
        estimatedHeight={CARD_HEIGHT}
      >
        {(message, remove) => (
          <MessageCard
            message={message}
            terms={found?.terms}
            isNew={isNew(message)}
            selected={selection.ids.has(message.id)}
            onSelect={(selected) => selection.onSelect(message, selected)}
            onOpen={() => onOpen(message)}
            onDelete={remove}
          />
        )}
      </AdminList>
      {selection.ids.size > 0 && (
        <SelectionBar
          count={selection.ids.size}
          deleting={selection.deleting}
          onDelete={() => void removeSelected()}
          onClear={() => {
            focusTitle();
            selection.onClear();
          }}
        />
      )}
      <OpenedMessage {...props} items={items} onMore={onMore} fallbackFocus={titleRef} />
    </>
  );
}

interface OpenedMessageProps
  extends Pick<AdminMessagesProps, 'opened' | 'onOpen' | 'onMore' | 'onDelete' | 'reply'>,
    Pick<MessageDialogProps, 'fallbackFocus'> {
  items: readonly Message[];
}

/** The dialog of a message, with ways to its neighbours. */
function OpenedMessage(props: OpenedMessageProps) {
  const { opened, onOpen, onDelete } = props;
  const everOpened = useLastDefined(opened) !== undefined;
  usePreloaded(LazyMessage);
  const steps = useListNeighbours(props.items, opened, onOpen, props.onMore);
  /** The next one takes its place. */
  const remove = async (message: Message) => {
    if (await onDelete(message)) (steps.onNext ?? onOpen)();
  };
  return (
    <Suspense>
      {everOpened && (
        <LazyMessage
          message={opened}
          onClose={() => onOpen()}
          reply={props.reply}
          steps={steps}
          onDelete={(message) => void remove(message)}
          fallbackFocus={props.fallbackFocus}
        />
      )}
    </Suspense>
  );
}

interface SelectionBarProps {
  count: number;
  /** Shows that the deletion runs. */
  deleting: boolean;
  onDelete: () => void;
  onClear: () => void;
}

/** What can be done with the rows that are selected. */
export function SelectionBar({ count, deleting, onDelete, onClear }: SelectionBarProps) {
  const ref = useFocusFallback<HTMLDivElement>();
  return (
    <Stack ref={ref} direction="row" gap="small" className={bar}>
      <span className={barText}>
        <LiveRegion visible text={`${count} selected`} />
      </span>
      <Button tone="neutral" variant="outline" size="small" onClick={onClear}>
        Clear selection
      </Button>
      <Button size="small" busyText={deleting ? 'Deleting...' : undefined} onClick={onDelete}>
        Delete selected
      </Button>
    </Stack>
  );
}

const emptyText = (searching: boolean) =>
  searching ? 'Searching older messages...' : 'No messages found.';
