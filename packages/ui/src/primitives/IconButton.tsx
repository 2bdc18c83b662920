import { Button, type ButtonProps } from './Button';
import { cx } from './cx';
import { Icon, type IconName } from './Icon';
import { square } from './IconButton.css';
import { Tooltip } from './Tooltip';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'size' | 'busyText'> {
  icon: IconName;
  /** Its name: read out, and shown in a tooltip. */
  label: string;
}

/** A button that is only a drawing. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
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
