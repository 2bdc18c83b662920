import { type ComponentType, type ReactNode, type RefObject, Suspense } from 'react';
import type { PreviousNext } from '../hooks/useListNeighbours';
import type { StaticDialogProps } from '../primitives/StaticDialog';
import { EntryArticle, type EntryArticleProps } from './EntryArticle';
import { meta } from './EntryDialog.css';
import { LazyItemDialog } from './LazyItemDialog';

export interface EntryDialogProps extends Omit<EntryArticleProps, 'onPage'> {
  open: boolean;
  /** Called by the close button, Escape or a press outside. */
  onClose: () => void;
  /** Ways to the entries beside it in the list. Default: none. */
  steps?: PreviousNext | undefined;
  /** Receives the focus when the dialog closes. Default: what had it before. */
  finalFocus?: RefObject<HTMLElement | null>;
  /** What a reader may do with it. Default: nothing. */
  actions?: ReactNode;
  /** What holds it. Default: `ItemDialog`. */
  as?: ComponentType<StaticDialogProps>;
}

/** A post or a project over its list. */
export function EntryDialog(props: EntryDialogProps) {
  const { actions, as: Holder = LazyItemDialog, ...rest } = props;
  const { entry, tagHref, failed, onRetry, ...dialog } = rest;
  return (
    <Suspense>
      <Holder {...dialog} title={entry.title} width={entry.width}>
        <div className={meta} data-column={entry.width === 'large' ? '' : undefined}>
          {entry.meta}
        </div>
        <EntryArticle entry={entry} tagHref={tagHref} failed={failed} onRetry={onRetry} />
        {actions}
      </Holder>
    </Suspense>
  );
}
