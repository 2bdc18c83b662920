import { type ReactNode, useId } from 'react';
import { field, label as labelClass, message } from './Field.css';

/** What every field takes. `register()` of a form library can be spread over it. */
export interface FieldProps {
  label: string;
  /** What is wrong with the value; read out with the control. */
  error?: string | undefined;
}

/** What the control must carry to belong to its label and its message. */
export interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

export interface FieldShellProps extends FieldProps {
  children: (control: ControlProps) => ReactNode;
}

/** Label, control and message, tied together. */
export function Field({ label, error, children }: FieldShellProps) {
  const id = useId();
  const messageId = `${id}-message`;
  return (
    <div className={field}>
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': error === undefined ? undefined : messageId,
      })}
      <p id={messageId} className={message}>
        {error}
      </p>
    </div>
  );
}
