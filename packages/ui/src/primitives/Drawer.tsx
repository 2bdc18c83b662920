import { Dialog as Headless } from '@ariakit/react/dialog';
import type { ReactNode } from 'react';
import { backdrop, drawer } from './Drawer.css';
import { notificationRegions } from './notificationRegions';

export interface DrawerProps {
  open: boolean;
  /** Asked for by Escape or a press outside. */
  onClose: () => void;
  /** Names what is inside. */
  label: string;
  children: ReactNode;
}

/** Something that slides over the page's left edge, 18rem wide: modal while it is there. */
export function Drawer({ open, onClose, label, children }: DrawerProps) {
  return (
    <Headless
      open={open}
      onClose={onClose}
      unmountOnHide
      getPersistentElements={notificationRegions}
      aria-label={label}
      backdrop={<div className={backdrop} />}
      className={drawer}
    >
      {children}
    </Headless>
  );
}
