import { TooltipAnchor, useTooltipStore } from '@ariakit/react/tooltip';
import { type ComponentProps, type ReactElement, Suspense } from 'react';
import { lazyComponent } from './lazyComponent';
import type { TooltipPopupProps } from './TooltipPopup';

/** Milliseconds of hovering before a tooltip opens; stories set none. */
export const tooltipDelay = { open: 700 };
/** Milliseconds after one closes in which another opens without delay. */
const SKIP_DELAY = 300;

/** Positions itself: its code is needed only where a name is asked for. */
const LazyPopup = lazyComponent(async () => (await import('./TooltipPopup')).TooltipPopup);

export interface TooltipProps extends Omit<TooltipPopupProps, 'store' | 'children'> {
  /** What the tooltip shows: the name of the element inside. */
  text: string;
  /** Never opens; for an element whose name is visible. Default: false. */
  off?: boolean;
  /** Default: `top`. */
  placement?: 'top' | 'right' | 'bottom' | 'left';
  /** The anchor: one element. */
  children: ReactElement<ComponentProps<'button'>>;
}

/** Shows the name of an icon-only control on hover and focus. Other props go to the tooltip. */
export function Tooltip(props: TooltipProps) {
  const { text, off = false, placement = 'top', children, ...rest } = props;
  const store = useTooltipStore({
    placement,
    timeout: tooltipDelay.open,
    skipTimeout: SKIP_DELAY,
    ...(off && { open: false }),
  });
  const shown = store.useState('mounted');
  return (
    <>
      {/* A press is for what the control does, and asks for no name. */}
      <TooltipAnchor store={store} onMouseDown={store.hide} render={children} />
      <Suspense>
        {shown && (
          <LazyPopup {...rest} store={store}>
            {text}
          </LazyPopup>
        )}
      </Suspense>
    </>
  );
}
