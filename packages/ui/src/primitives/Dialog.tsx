import { DialogDismiss, DialogHeading, Dialog as Headless } from '@ariakit/react/dialog';
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { useOverflows } from '../hooks/useOverflows';
import type { Steps } from '../hooks/useSteps';
import { Button } from './Button';
import { cx } from './cx';
import { backdrop, bar, content, dialog, scroller, titleRow, widths } from './Dialog.css';
import { DialogSteps, stepByKey } from './DialogSteps';
import { growFrom } from './growFrom';
import { Heading } from './Heading';
import { Icon } from './Icon';
import { notificationRegions } from './notificationRegions';
import { StatusMessage } from './StatusMessage';

export interface DialogProps
  extends Omit<ComponentProps<typeof Headless>, 'finalFocus' | 'onClose' | 'render' | 'title'> {
  open: boolean;
  /** Called by the close button, Escape and a press outside; the parent sets `open`. */
  onClose: () => void;
  /** Heading and accessible name. */
  title: string;
  /**
   * At most 42rem (`small`, the default) or 56rem (`large`). `growing` is as `large` but as high as the screen, and at
   * most 96rem wide while it holds an element with `data-wide`.
   */
  width?: keyof typeof widths;
  /**
   * Receives the focus on closing; default: the element that had it before. The dialog grows out of
   * the `article` around it.
   */
  finalFocus?: RefObject<HTMLElement | null>;
  /** Beside the title; nothing by default. */
  titleActions?: ReactNode;
  /** Receives the focus on closing when nothing had it before, or what had it is gone. */
  fallbackFocus?: RefObject<HTMLElement | null> | undefined;
  /** Ways to what stands before and after it in a list, by buttons and arrow keys. Default: none. */
  steps?: Steps | undefined;
  /** Text of the close button; default: Close. */
  closeLabel?: string;
  /** Accessible name of the scrolling region; default: the title and ': text'. */
  contentLabel?: string;
}

/**
 * A modal dialog: traps and restores the focus; the page behind does not scroll. The focus begins on
 * the element with `data-autofocus`, or on the close button. A title that changes is announced.
 */
export function Dialog(props: DialogProps) {
  const { title, width = 'small', finalFocus, fallbackFocus, children, className, ...rest } = props;
  const {
    steps,
    titleActions,
    closeLabel = 'Close',
    contentLabel = `${title}: text`,
    ...dialogProps
  } = rest;
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const scrolls = useOverflows(region);
  const [firstTitle, setFirstTitle] = useState<string | undefined>(title);
  useEffect(() => {
    if (title === firstTitle) return;
    setFirstTitle(undefined);
    region?.scrollTo({ top: 0 });
  }, [title, firstTitle, region]);
  const grow = useCallback(
    (element: HTMLElement | null) => {
      const card = finalFocus?.current?.closest('article');
      if (element && card) growFrom(card, element);
    },
    [finalFocus],
  );
  return (
    <Headless
      unmountOnHide
      backdrop={<div className={backdrop} />}
      getPersistentElements={notificationRegions}
      // A page may move the focus while the dialog opens: that is no wish to close it.
      hideOnInteractOutside={({ type }) => type !== 'focusin'}
      autoFocusOnHide={(element) => {
        element?.scrollIntoView({ block: 'nearest' });
        if (!element) fallbackFocus?.current?.focus();
        return true;
      }}
      {...(steps && { onKeyDown: (event) => stepByKey(event, steps) })}
      {...dialogProps}
      {...(finalFocus && { finalFocus })}
      // Ariakit merges the ref of this element with the caller's.
      render={<div ref={grow} />}
      className={cx(dialog, widths[width], className)}
    >
      <div className={bar}>
        {steps && <DialogSteps {...steps} />}
        {steps && <StatusMessage text={firstTitle === undefined ? title : ''} />}
        <DialogDismiss
          data-autofocus={steps && true}
          render={<Button tone="neutral" variant="outline" size="small" />}
        >
          <Icon name="close" size="small" />
          {closeLabel}
        </DialogDismiss>
      </div>
      {/* A region that scrolls has to be reachable by keyboard; another would be a needless stop. */}
      <section
        ref={setRegion}
        className={scroller}
        tabIndex={scrolls ? 0 : undefined}
        aria-label={contentLabel}
      >
        <div className={content}>
          <div className={titleActions ? titleRow : undefined}>
            {/* The page behind keeps its h1. */}
            <DialogHeading render={<Heading level={2} size="title" />}>{title}</DialogHeading>
            {titleActions}
          </div>
          {children}
        </div>
      </section>
    </Headless>
  );
}
