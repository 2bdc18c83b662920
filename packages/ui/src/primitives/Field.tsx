import { type ReactNode, useId } from 'react';
import { cx } from './cx';
import { control, field, hint as hintClass, label as labelClass, message } from './Field.css';

/** Props of every field. `register()` of a form library can be spread over a field. */
export interface FieldProps {
  label: string;
  /** What is wrong with the value: marks the control invalid and describes it. */
  error?: string | undefined;
  /**
   * A remark that does not make the value invalid. Describes the control and is announced politely
   * when it changes; pass an empty text where one may appear later.
   */
  hint?: string | undefined;
  /** Default: generated. */
  id?: string | undefined;
  /** Ids of further descriptions, announced before error and hint. */
  'aria-describedby'?: string | undefined;
}

/** What the control needs: its look, and the attributes that tie it to label, hint and error. */
interface ControlProps {
  className: string;
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

export interface FieldShellProps extends FieldProps {
  children: (control: ControlProps) => ReactNode;
}

/** A label, a control, and below it the error and the hint. */
export function Field(props: FieldShellProps) {
  const { label, error, hint, children, 'aria-describedby': describedBy } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const messageId = `${id}-message`;
  const hintId = `${id}-hint`;
  const descriptions = cx(describedBy, error !== undefined && messageId, hint && hintId);
  return (
    <div className={field}>
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      {children({
        className: control,
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': descriptions || undefined,
      })}
      <div>
        <p id={messageId} className={message}>
          {error}
        </p>
        {hint !== undefined && (
          <p id={hintId} className={hintClass} aria-live="polite">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
