import { Tooltip as Headless, TooltipAnchor, TooltipProvider } from '@ariakit/react/tooltip';
import type { ComponentProps } from 'react';
import { cx } from './cx';
import { tooltip } from './Tooltip.css';

/** Milliseconds of hovering before it opens. */
const OPEN_DELAY = 700;
/** Milliseconds after one closes in which another opens without delay. */
const SKIP_DELAY = 300;
/** CSS px between the anchor and the tooltip. */
const OFFSET = 4;

export interface TooltipProps extends Omit<ComponentProps<typeof Headless>, 'children'> {
  /** What the tooltip shows: the name of the element inside. */
  text: string;
  /** Never opens; for an element whose name is visible. Default: false. */
  off?: boolean;
  /** Default: `top`. */
  placement?: 'top' | 'right' | 'bottom' | 'left';
  /** The anchor: one element that takes a ref and event handlers. */
  children: NonNullable<ComponentProps<typeof TooltipAnchor>['render']>;
}

/** Shows the name of an icon-only control on hover and focus. Other props go to the tooltip. */
export function Tooltip(props: TooltipProps) {
  const { text, off = false, placement = 'top', children, className, ...rest } = props;
  return (
    <TooltipProvider
      placement={placement}
      showTimeout={OPEN_DELAY}
      skipTimeout={SKIP_DELAY}
      hideTimeout={0}
      {...(off && { open: false })}
    >
      <TooltipAnchor render={children} />
      <Headless gutter={OFFSET} unmountOnHide {...rest} className={cx(tooltip, className)}>
        {text}
      </Headless>
    </TooltipProvider>
  );
}
