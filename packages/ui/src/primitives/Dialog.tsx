import { DialogDismiss, DialogHeading, Dialog as Headless } from '@ariakit/react/dialog';
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { pressedKey } from '../hooks/pressedKey';
import { useVisibleArea } from '../hooks/useVisibleArea';
import { Button } from './Button';
import { cx } from './cx';
import { backdrop, bar, body, content, dialog, scroller, titleRow, widths } from './Dialog.css';
import { elementsAboveDialogs } from './elementsAboveDialogs';
import { Heading } from './Heading';
import { Icon } from './Icon';
import { Stack, type StackProps } from './Stack';
import { sharedWords } from './sharedWords';

export interface DialogProps
  extends Omit<ComponentProps<typeof Headless>, 'onClose' | 'render' | 'title'> {
  open: boolean;
  /** Called by the close button, Escape and a press outside; the parent sets `open`. */
  onClose: () => void;
  /** Heading and accessible name. Another one is announced, and its content shown from the top. */
  title: string;
  /**
   * At most 42rem (`small`, the default) or 56rem (`large`). `growing` is as `large` but as high as the screen, and at
   * most 96rem wide while it holds an element with `data-wide`. One with `data-column` narrows what is read.
   */
  width?: keyof typeof widths;
  /** Beside the title; nothing by default. */
  titleActions?: ReactNode;
  /** Before the close button; nothing by default. */
  controls?: ReactNode;
  /**
   * Receives the focus on closing when nothing had it before, or what had it is gone. Default: the dialog
   * below it, else `<main>`.
   */
  fallbackFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A modal dialog: traps and restores the focus; the page behind does not scroll. The focus begins on
 * the element with `data-autofocus`, or on the close button.
 */
export function Dialog(props: DialogProps) {
  const { title, width = 'small', titleActions, controls, fallbackFocus, ...rest } = props;
  const { children, className, ...dialogProps } = rest;
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const scrolls = useOverflows(region);
  useVisibleArea(region?.parentElement);
  const shownTitle = useRef(title);
  useEffect(() => {
    if (shownTitle.current !== title) region?.scrollTo({ top: 0 });
    shownTitle.current = title;
  }, [title, region]);
  return (
    <Headless
      unmountOnHide
      backdrop={<div className={backdrop} />}
      getPersistentElements={elementsAboveDialogs}
      hideOnEscape={(event) => pressedKey(event) !== undefined}
      // A page may move the focus while the dialog opens: that is no wish to close it.
      hideOnInteractOutside={({ type }) => type !== 'focusin'}
      autoFocusOnHide={(element) => {
        element?.scrollIntoView({ block: 'nearest' });
        if (!element) (fallbackFocus?.current ?? outerPart())?.focus();
        return true;
      }}
      {...dialogProps}
      className={cx(dialog, widths[width], className)}
    >
      <div className={bar}>
        {controls}
        <DialogDismiss
          data-autofocus={controls ? true : undefined}
          render={<Button tone="neutral" variant="outline" size="small" />}
        >
          <Icon name="close" size="small" />
          {sharedWords.close}
        </DialogDismiss>
      </div>
      {/* A region that scrolls has to be reachable by keyboard; another would be a needless stop. */}
      <section
        ref={setRegion}
        className={scroller}
        tabIndex={scrolls ? 0 : undefined}
        aria-label={`${title}: text`}
      >
        <div className={content}>
          <div className={titleActions ? titleRow : undefined}>
            {/* The page behind keeps its h1. */}
            <DialogHeading aria-live="polite" render={<Heading level={2} size="title" />}>
              {title}
            </DialogHeading>
            {titleActions}
          </div>
          {children}
        </div>
      </section>
    </Headless>
  );
}

/** Whether an element's content is higher than the element, so that it scrolls; follows changes of both. */
function useOverflows(element: HTMLElement | null): boolean {
  const [overflows, setOverflows] = useState(false);
  // Measured before the first paint, so that the element never scrolls without being reachable.
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => setOverflows(element.scrollHeight > element.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}

/** What stands in a column below the title. */
export function DialogBody(props: StackProps) {
  return <Stack {...props} className={body} />;
}

/** What a dialog was opened over. */
function outerPart(): HTMLElement | null {
  const dialogs = document.querySelectorAll<HTMLElement>('[role="dialog"][data-open]');
  return [...dialogs].at(-1) ?? document.querySelector('main');
}
