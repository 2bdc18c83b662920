import type { ComponentProps } from 'react';
import { cx } from './cx';
import { Field, type FieldProps } from './Field';

export interface TextFieldProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, keyof FieldProps> {
  /** Default: `text`. */
  type?: 'text' | 'email' | 'tel' | 'password' | 'url';
}

/** One line of text. Props that are not the field's go to the input. */
export function TextField(props: TextFieldProps) {
  const { label, error, warning, hint, id, 'aria-describedby': describedBy, ...input } = props;
  const field = { label, error, warning, hint, id, 'aria-describedby': describedBy };
  const { type = 'text', className, ...rest } = input;
  return (
    <Field {...field}>
      {(control) => (
        <input {...rest} {...control} type={type} className={cx(control.className, className)} />
      )}
    </Field>
  );
}
