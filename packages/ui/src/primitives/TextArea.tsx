import type { ComponentProps } from 'react';
import { cx } from './cx';
import { Field, type FieldProps } from './Field';
import { area, control } from './Field.css';

export interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'id'> {}

/** Several lines of text; grows with what is written. */
export function TextArea({ label, error, className, ...rest }: TextAreaProps) {
  return (
    <Field label={label} error={error}>
      {(props) => <textarea {...rest} {...props} className={cx(control, area, className)} />}
    </Field>
  );
}
