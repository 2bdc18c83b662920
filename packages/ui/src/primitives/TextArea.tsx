import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx';
import { Field, type FieldProps } from './Field';
import { area } from './TextArea.css';

export interface TextAreaProps
  extends FieldProps,
    Omit<ComponentProps<'textarea'>, keyof FieldProps> {
  /** Between the label and the text; nothing by default. */
  toolbar?: ReactNode;
}

/** Several lines of text; grows with them up to 60 % of the screen's height. */
export function TextArea(props: TextAreaProps) {
  const { label, error, warning, hint, id, 'aria-describedby': describedBy, ...textarea } = props;
  const field = { label, error, warning, hint, id, 'aria-describedby': describedBy };
  const { className, toolbar, ...rest } = textarea;
  return (
    <Field {...field}>
      {(control) => (
        <>
          {toolbar}
          <textarea {...rest} {...control} className={cx(control.className, area, className)} />
        </>
      )}
    </Field>
  );
}
