import type { ComponentProps } from 'react';
import { cx } from './cx';
import { Field, type FieldProps } from './Field';
import { control } from './Field.css';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'id'> {
  type?: 'text' | 'email' | 'tel' | 'password' | 'url';
}

/** One line of text. */
export function TextField({ label, error, type = 'text', className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} error={error}>
      {(props) => <input {...rest} {...props} type={type} className={cx(control, className)} />}
    </Field>
  );
}
