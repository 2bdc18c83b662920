import { Button, type ButtonProps } from './Button';
import { cx } from './cx';
import { Icon, type IconSource } from './Icon';
import { square } from './IconButton.css';
import { Tooltip } from './Tooltip';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'size' | 'busyText'> {
  icon: IconSource;
  /** Accessible name, shown in the tooltip too. */
  label: string;
  /** What the tooltip shows, where the name is too long for it; default: `label`. */
  tooltip?: string;
}

/** A button that shows only an icon. */
export function IconButton({ icon, label, tooltip = label, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={tooltip}>
      <Button
        tone="neutral"
        variant="plain"
        {...rest}
        size="small"
        aria-label={label}
        className={cx(square, className)}
      >
        <Icon name={icon} size="small" />
      </Button>
    </Tooltip>
  );
}
