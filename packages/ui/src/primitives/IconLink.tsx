import { cx } from './cx';
import { Icon, type IconSource } from './Icon';
import { square } from './IconLink.css';
import { Link, type LinkProps } from './Link';
import { Tooltip } from './Tooltip';
import { VisuallyHidden } from './VisuallyHidden';

export interface IconLinkProps extends Omit<LinkProps, 'children' | 'look'> {
  icon: IconSource;
  /** Accessible name, shown in the tooltip too. */
  label: string;
  /** What the tooltip shows, where the name is too long for it; default: `label`. */
  tooltip?: string;
}

/** A link that shows only an icon. */
export function IconLink({ icon, label, tooltip = label, className, ...rest }: IconLinkProps) {
  return (
    <Tooltip text={tooltip}>
      <Link {...rest} look="bare" className={cx(square, className)}>
        <Icon name={icon} size="small" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </Link>
    </Tooltip>
  );
}
