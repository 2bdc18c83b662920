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
      <CheckboxInput {...rest} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </label>
  );
}

/** The box alone, for a label that shows more than a name. */
export function CheckboxInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input {...rest} type="checkbox" className={cx(box, className)} />;
}
