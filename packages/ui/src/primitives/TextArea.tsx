import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx';
import { Field, type FieldProps } from './Field';
import { area } from './TextArea.css';

export interface TextAreaProps
  extends FieldProps,
    Omit<ComponentProps<'textarea'>, keyof FieldProps> {
  /** Between the label and the text; nothing by default. */
  tools?: ReactNode;
}

/** Several lines of text; grows with them up to 60 % of the screen's height. */
export function TextArea(props: TextAreaProps) {
  const { label, error, hint, id, 'aria-describedby': describedBy, ...textarea } = props;
  const { className, tools, ...rest } = textarea;
  return (
    <Field label={label} error={error} hint={hint} id={id} aria-describedby={describedBy}>
      {(control) => (
        <>
          {tools}
          <textarea {...rest} {...control} className={cx(control.className, area, className)} />
        </>
      )}
    </Field>
  );
}
