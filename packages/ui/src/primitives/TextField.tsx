import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field';

export interface TextFieldProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, keyof FieldProps> {
  /** Default: `text`. */
  type?: 'text' | 'email' | 'tel' | 'password' | 'url';
}

/** One line of text. Props that are not the field's go to the input. */
export function TextField(props: TextFieldProps) {
  return (
    <Field<ComponentProps<'input'>> type="text" {...props}>
      {(control) => <input {...control} />}
    </Field>
  );
}
