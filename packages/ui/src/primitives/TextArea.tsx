import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx';
import { Field, type FieldProps } from './Field';
import { area, withToolbar } from './TextArea.css';

export interface TextAreaProps
  extends FieldProps,
    Omit<ComponentProps<'textarea'>, keyof FieldProps> {
  /** Between the label and the text; nothing by default. What is sticky in it stays above the text. */
  toolbar?: ReactNode;
}

/** Several lines of text; grows with them up to 60 % of the screen's height. */
export function TextArea({ toolbar, className, ...rest }: TextAreaProps) {
  return (
    <Field<ComponentProps<'textarea'>> {...rest} className={cx(area, className)}>
      {(control) =>
        toolbar === undefined ? (
          <textarea {...control} />
        ) : (
          <div className={withToolbar}>
            {toolbar}
            <textarea {...control} />
          </div>
        )
      }
    </Field>
  );
}
