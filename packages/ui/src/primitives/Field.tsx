import { type ReactNode, useId } from 'react';
import { cx } from './cx';
import * as styles from './Field.css';

/** Props of every field. `register()` of a form library can be spread over a field. */
export interface FieldProps {
  label: string;
  /** What is wrong with the value: marks the control invalid and describes it. */
  error?: string | undefined;
  /**
   * A doubt about a value that is valid all the same. Describes the control and is announced politely
   * when it changes; pass an empty text where one may appear later.
   */
  warning?: string | undefined;
  /** What to write: describes the control. */
  hint?: string | undefined;
  /** Default: generated. */
  id?: string | undefined;
  /** Ids of further descriptions, announced before error, warning and hint. */
  'aria-describedby'?: string | undefined;
}

/** What the control needs: its look, and the attributes that tie it to its label and descriptions. */
interface ControlProps {
  className: string;
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

export interface FieldShellProps<Given> extends FieldProps {
  className?: string | undefined;
  children: (control: Given & ControlProps) => ReactNode;
}

/**
 * A label, a control, and below it what is to be said about its value. Props that are not the field's are
 * given to the control.
 */
export function Field<Given extends object>(
  props: FieldShellProps<Given> & Omit<Given, 'children'>,
) {
  const { label, error, warning, hint, className, children, ...given } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const messageId = `${id}-message`;
  const hintId = `${id}-hint`;
  const warningId = `${id}-warning`;
  const descriptions = cx(
    props['aria-describedby'],
    error !== undefined && messageId,
    warning && warningId,
    hint && hintId,
  );
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        ...(given as unknown as Given),
        className: cx(styles.control, className),
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': descriptions || undefined,
      })}
      <div>
        {hint !== undefined && (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        )}
        {error !== undefined && (
          <p id={messageId} className={styles.message}>
            {error}
          </p>
        )}
        {warning !== undefined && (
          <p id={warningId} className={styles.warning} aria-live="polite">
            {warning}
          </p>
        )}
      </div>
    </div>
  );
}
