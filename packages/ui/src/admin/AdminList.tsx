import type { Listing } from '@agency/model/listResult';
import type { Remote } from '@agency/model/remote';
import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react';
import { useFocusFallback } from '../hooks/useFocusFallback';
import { EmptyState } from '../patterns/EmptyState';
import { ErrorState } from '../patterns/ErrorState';
import { LoadingState } from '../patterns/LoadingState';
import { adminIcons } from '../primitives/adminIcons';
import { Badge } from '../primitives/Badge';
import { Button } from '../primitives/Button';
import { cx } from '../primitives/cx';
import { Heading } from '../primitives/Heading';
import { Icon } from '../primitives/Icon';
import { Stack } from '../primitives/Stack';
import { VirtualList } from '../primitives/VirtualList';
import * as css from './AdminList.css';

/** Data and actions of each list of the admin. */
export interface AdminListing<Item extends { id: string }> {
  /** Newest first. */
  list: Remote<Listing<Item>>;
  onRetry: () => void;
  /** Called when the end of the loaded rows comes near the viewport. */
  onMore: () => void;
  /** Resolves to whether the row was deleted. */
  onDelete: (item: Item) => Promise<boolean>;
}

export interface AdminListProps<Item extends { id: string }> extends AdminListing<Item> {
  title: string;
  /** Of the title's heading, which can take the focus. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  /** Text beside the title, such as a count; default: none. */
  badge?: string | undefined;
  /** The button that creates a row, and what stands before it; neither by default. */
  create?: { label: string; onClick: () => void; before?: ReactNode };
  /** At the end of the title's row, which stays in view; nothing by default. */
  action?: ReactNode;
  /** Between the title and the list; nothing by default. */
  toolbar?: ReactNode;
  words: { loading: string; empty: string; fetchFailed: string };
  /** Height of an item in CSS px until it is measured. */
  estimatedHeight: number;
  children: (item: Item, remove: () => void) => ReactNode;
}

/** A section of the admin: title, create button, and the list in each state. The title takes the focus
 * after a delete or a retry. */
export function AdminList<Item extends { id: string }>(props: AdminListProps<Item>) {
  const { title, badge, create, words, list, onRetry, onMore, onDelete } = props;
  const ownTitleRef = useRef<HTMLHeadingElement>(null);
  const titleRef = props.titleRef ?? ownTitleRef;
  const remove = async (item: Item) => {
    // It stays in view.
    if (await onDelete(item)) titleRef.current?.focus({ preventScroll: true });
  };
  const retry = () => {
    // The button is unmounted and would drop the focus to the body.
    titleRef.current?.focus();
    onRetry();
  };
  return (
    <section aria-label={title}>
      <Stack direction="row" gap="small" className={css.header}>
        <Heading ref={titleRef} level={2} tabIndex={-1} className={css.title}>
          {title}
        </Heading>
        {badge !== undefined && <Badge variant="secondary">{badge}</Badge>}
        {props.action && (
          <Stack direction="row" className={css.action}>
            {props.action}
          </Stack>
        )}
        {create && (
          <>
            <Stack direction="row" gap="small" className={css.before}>
              {create.before}
            </Stack>
            <Button onClick={create.onClick} className={css.create}>
              <Icon name={adminIcons.plus} size="small" />
              {create.label}
            </Button>
          </>
        )}
      </Stack>
      {props.toolbar}
      {list.status === 'loading' && <LoadingState text={words.loading} />}
      {list.status === 'failed' && (
        <ErrorState text={words.fetchFailed} onRetry={retry} announced={false} />
      )}
      {list.status === 'ready' && list.data.items.length === 0 && (
        <EmptyState title={words.empty} />
      )}
      {list.status === 'ready' && list.data.items.length > 0 && (
        <VirtualList
          label={title}
          items={list.data.items}
          total={list.data.total}
          estimatedHeight={props.estimatedHeight}
          onNearEnd={onMore}
        >
          {(item) => props.children(item, () => void remove(item))}
        </VirtualList>
      )}
    </section>
  );
}

/** A row of the admin's lists. When it is deleted, the list gets the focus that was in it. */
export function AdminCard({ className, ...props }: ComponentProps<'article'>) {
  const ref = useFocusFallback<HTMLElement>();
  return <article {...props} ref={ref} className={cx(css.card, className)} />;
}
