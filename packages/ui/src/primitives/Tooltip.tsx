import { Tooltip as Headless, TooltipAnchor, TooltipProvider } from '@ariakit/react/tooltip';
import type { ComponentProps } from 'react';
import { tooltip } from './Tooltip.css';

/** Milliseconds of hovering before it opens. */
const OPEN_DELAY = 700;
/** Milliseconds in which the next one opens at once. */
const SKIP_DELAY = 300;
/** Pixels between it and what it names. */
const OFFSET = 4;

export interface TooltipProps {
  /** The visible name of the element inside. */
  text: string;
  /** The name is to be seen already: nothing repeats it. */
  off?: boolean;
  placement?: 'top' | 'right' | 'bottom' | 'left';
  children: NonNullable<ComponentProps<typeof TooltipAnchor>['render']>;
}

/** Shows the name of something that has only a drawing, on hover and on focus. */
export function Tooltip({ text, off = false, placement = 'top', children }: TooltipProps) {
  return (
    <TooltipProvider
      placement={placement}
      showTimeout={OPEN_DELAY}
      skipTimeout={SKIP_DELAY}
      hideTimeout={0}
      {...(off && { open: false })}
    >
      <TooltipAnchor render={children} />
      <Headless gutter={OFFSET} className={tooltip} unmountOnHide>
        {text}
      </Headless>
    </TooltipProvider>
  );
}
