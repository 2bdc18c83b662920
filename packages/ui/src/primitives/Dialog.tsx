import { DialogDismiss, DialogHeading, Dialog as Headless } from '@ariakit/react/dialog';
import { type ReactNode, type RefObject, useCallback } from 'react';
import { base, sizes as buttonSizes, tones, variants } from './Button.css';
import { cx } from './cx';
import { backdrop, bar, dialog, scroller, widths } from './Dialog.css';
import { growFrom } from './growFrom';
import { sizes as headingSizes } from './Heading.css';
import { Icon } from './Icon';
import { notificationRegions } from './notificationRegions';

export interface DialogProps {
  open: boolean;
  /** Asked for by the close button, Escape or a press outside. */
  onClose: () => void;
  /** Names the dialog. */
  title: string;
  /** At most 42rem (`small`) or 56rem (`large`). */
  width?: keyof typeof widths;
  /**
   * What opened it: the dialog grows out of the card that holds it, and gives the focus back to it
   * on closing.
   */
  finalFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A modal dialog: focus stays inside and is given back, the page behind does not scroll. */
export function Dialog({
  open,
  onClose,
  title,
  width = 'small',
  finalFocus,
  children,
}: DialogProps) {
  const grow = useCallback(
    (element: HTMLElement | null) => {
      const card = finalFocus?.current?.closest('article');
      if (element && card) growFrom(card, element);
    },
    [finalFocus],
  );
  return (
    <Headless
      ref={grow}
      open={open}
      onClose={onClose}
      unmountOnHide
      backdrop={<div className={backdrop} />}
      className={cx(dialog, widths[width])}
      getPersistentElements={notificationRegions}
      {...(finalFocus && { finalFocus })}
      autoFocusOnHide={bringIntoView}
    >
      <div className={bar}>
        <DialogDismiss className={cx(base, tones.neutral, variants.outline, buttonSizes.small)}>
          <Icon name="close" size="small" />
          Close
        </DialogDismiss>
      </div>
      {/* A scrolling region has to be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the text here */}
      <section className={scroller} tabIndex={0} aria-label={`${title}: text`}>
        {/* The page behind keeps the only headline of the first level. */}
        <DialogHeading render={<h2>{title}</h2>} className={headingSizes.title} />
        {children}
      </section>
    </Headless>
  );
}

/** At once: a card at the end of a long list is too far for a smooth journey. */
function bringIntoView(element: HTMLElement | null): boolean {
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  return true;
}
