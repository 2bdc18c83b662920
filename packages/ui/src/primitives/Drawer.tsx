import { Dialog as Headless } from '@ariakit/react/dialog';
import type { ComponentProps } from 'react';
import { pressedKey } from '../hooks/pressedKey';
import { cx } from './cx';
import { backdrop, drawer } from './Drawer.css';
import { elementsAboveDialogs } from './elementsAboveDialogs';

export interface DrawerProps extends Omit<ComponentProps<typeof Headless>, 'onClose'> {
  open: boolean;
  /** Called by Escape and a press outside; the parent sets `open`. */
  onClose: () => void;
  /** Accessible name. */
  label: string;
}

/** A modal panel over the left edge of the page, 18rem wide. */
export function Drawer({ label, className, ...rest }: DrawerProps) {
  return (
    <Headless
      unmountOnHide
      backdrop={<div className={backdrop} />}
      getPersistentElements={elementsAboveDialogs}
      hideOnEscape={(event) => pressedKey(event) !== undefined}
      aria-label={label}
      {...rest}
      className={cx(drawer, className)}
    />
  );
}
