import { Tooltip, type TooltipProps, type TooltipStore } from '@ariakit/react/tooltip';
import { cx } from './cx';
import { tooltip } from './TooltipPopup.css';

/** CSS px between the anchor and the tooltip. */
const OFFSET = 4;

export interface TooltipPopupProps extends Omit<TooltipProps, 'store'> {
  /** The state that its anchor shares. */
  store: TooltipStore;
}

/** What a tooltip shows, at its anchor. */
export function TooltipPopup({ className, ...rest }: TooltipPopupProps) {
  return <Tooltip gutter={OFFSET} {...rest} className={cx(tooltip, className)} />;
}
