import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../primitives/Button';
import { cx } from '../primitives/cx';
import { Text } from '../primitives/Text';
import { bar, buttons, form, pair } from './AdminForm.css';

export interface AdminFormProps extends ComponentProps<'form'> {
  submitLabel: string;
  /** Whether a request is running: the submit button then ignores presses and shows `busyText`. */
  busy: boolean;
  /** Default: Saving... */
  busyText?: string;
  /** How many fields have an error; default: 0. */
  errorCount?: number;
  onCancel: () => void;
  /** Default: Cancel. */
  cancelLabel?: string;
}

/**
 * The form in a dialog of the admin: fields in a column, and at the dialog's lower edge the number of
 * errors, Cancel and the submit button.
 */
export function AdminForm(props: AdminFormProps) {
  const { submitLabel, busy, busyText = 'Saving...', children, className, ...others } = props;
  const { errorCount = 0, onCancel, cancelLabel = 'Cancel', ...rest } = others;
  return (
    <form noValidate {...rest} className={cx(form, className)}>
      {children}
      <div className={bar}>
        <Text size="small" tone="accent" weight="medium" role="status">
          {errorCount > 0 &&
            `${errorCount} ${errorCount === 1 ? 'field needs' : 'fields need'} a correction`}
        </Text>
        <div className={buttons}>
          <Button tone="neutral" variant="outline" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button type="submit" busyText={busy ? busyText : undefined}>
            {submitLabel}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Two short fields, side by side from the tablet's width on. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={pair}>{children}</div>;
}
