import type { ComponentProps } from 'react';
import { box, target } from './Checkbox.css';
import { cx } from './cx';
import { VisuallyHidden } from './VisuallyHidden';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** Accessible name, which is not shown. */
  label: string;
}

/** A checkbox whose label is hidden, because its row shows what it selects. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label className={cx(target, className)}>
      <input {...rest} type="checkbox" className={box} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </label>
  );
}
