import { type ComponentType, type ReactNode, type RefObject, Suspense } from 'react';
import type { Steps } from '../hooks/useSteps';
import type { StaticDialogProps } from '../primitives/StaticDialog';
import { EntryArticle, type EntryArticleProps } from './EntryArticle';
import { meta as metaClass } from './EntryDialog.css';
import { LazyListDialog } from './LazyListDialog';

/** What every entry's dialog takes besides the entry. */
export interface OpenEntryProps {
  open: boolean;
  /** Called by the close button, Escape or a press outside. */
  onClose: () => void;
  /** Ways to the entries beside it in the list. Default: none. */
  steps?: Steps | undefined;
  /** Receives the focus when the dialog closes. Default: what had it before. */
  finalFocus?: RefObject<HTMLElement | null>;
  /** The entry's text could not be read. Default: false. */
  failed?: boolean | undefined;
  /** Reads the text again. */
  onRetry?: (() => void) | undefined;
  /** What a reader may do with it. Default: nothing. */
  actions?: ReactNode;
  /** What holds it. Default: `ListDialog`. */
  as?: ComponentType<StaticDialogProps>;
}

export interface EntryDialogProps extends Omit<OpenEntryProps, 'failed'> {
  title: string;
  /** At most 42rem (`small`) or 56rem (`large`). */
  width: 'small' | 'large';
  /** Below the title: a date, a category. */
  meta: ReactNode;
  article: EntryArticleProps;
}

/** A post or a project over its list. */
export function EntryDialog(props: EntryDialogProps) {
  const { meta, article, onRetry, actions, as: Holder = LazyListDialog, ...dialog } = props;
  return (
    <Suspense>
      <Holder {...dialog}>
        <div className={metaClass}>{meta}</div>
        <EntryArticle {...article} onRetry={onRetry} />
        {actions}
      </Holder>
    </Suspense>
  );
}
