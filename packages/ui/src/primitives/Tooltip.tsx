import { type ComponentProps, type ReactElement, Suspense } from 'react';
import { useTooltipAnchor } from '../hooks/useTooltipAnchor';
import { lazyPart } from './lazyPart';
import type { TooltipPopupProps } from './TooltipPopup';

/** Positions itself: its code is needed only where a name is asked for. */
const LazyPopup = lazyPart(async () => (await import('./TooltipPopup')).TooltipPopup);

export interface TooltipProps
  extends Omit<TooltipPopupProps, 'anchor' | 'children' | 'onHide' | 'placement'> {
  /** What the tooltip shows: the name of the element inside. */
  text: string;
  /** Never opens; for an element whose name is visible. Default: false. */
  off?: boolean;
  /** Default: `top`. */
  placement?: TooltipPopupProps['placement'];
  /** The anchor: one element. */
  children: ReactElement<ComponentProps<'button'>>;
}

/** Shows the name of an icon-only control on hover and focus. Other props go to the tooltip. */
export function Tooltip(props: TooltipProps) {
  const { text, off = false, placement = 'top', children, ...rest } = props;
  const { anchor, wanted, handlers, hide } = useTooltipAnchor(off);
  return (
    <>
      {/* Without a box of its own. */}
      <span style={{ display: 'contents' }} {...handlers}>
        {children}
      </span>
      <Suspense>
        {wanted && (
          <LazyPopup {...rest} anchor={anchor} placement={placement} onHide={hide}>
            {text}
          </LazyPopup>
        )}
      </Suspense>
    </>
  );
}
