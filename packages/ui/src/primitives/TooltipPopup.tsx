import { Tooltip as Headless, useTooltipStore } from '@ariakit/react/tooltip';
import { type ComponentProps, useLayoutEffect } from 'react';
import { cx } from './cx';
import { tooltip } from './TooltipPopup.css';

/** CSS px between the anchor and the tooltip. */
const OFFSET = 4;

export interface TooltipPopupProps extends Omit<ComponentProps<typeof Headless>, 'store'> {
  /** The element that it names; null hides it. */
  anchor: Element | null;
  placement: 'top' | 'right' | 'bottom' | 'left';
  /** Called by Escape, and when the pointer leaves. */
  onHide: () => void;
}

/** What a tooltip shows, at its anchor. */
export function TooltipPopup(props: TooltipPopupProps) {
  const { anchor, placement, onHide, className, ...rest } = props;
  const store = useTooltipStore({
    open: anchor !== null,
    setOpen: (open) => {
      if (!open) onHide();
    },
    placement,
    hideTimeout: 0,
  });
  useLayoutEffect(() => {
    if (anchor instanceof HTMLElement) store.setAnchorElement(anchor);
  }, [store, anchor]);
  return (
    <Headless
      gutter={OFFSET}
      unmountOnHide
      {...rest}
      store={store}
      className={cx(tooltip, className)}
    />
  );
}
