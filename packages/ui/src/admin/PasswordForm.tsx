import {
  changedPasswordSchema,
  newPasswordSchema,
  type PasswordChange,
} from '@agency/model/credentials';
import type { RefusedField } from '@agency/model/fields';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useSchemaForm } from '../patterns/useSchemaForm';
import { adminIcons } from '../primitives/adminIcons';
import { Button } from '../primitives/Button';
import { cx } from '../primitives/cx';
import { Field } from '../primitives/Field';
import { IconButton } from '../primitives/IconButton';
import { Stack } from '../primitives/Stack';
import type { TextFieldProps } from '../primitives/TextField';
import { button, input as inputClass, wrap } from './PasswordForm.css';

export interface PasswordFormProps {
  /** Whether the form has a field for the current password; without it, `current` is an empty string. */
  asksCurrent: boolean;
  /** Resolves to whether the password was changed, which empties the form, or to the field that was refused. */
  onSave: (change: PasswordChange) => Promise<boolean | RefusedField>;
  /** Widget above the submit button. Default: none. */
  captcha?: ReactNode;
  /** Default: Change password. */
  submitLabel?: string;
}

/** Form for a new password, which may ask for the current one first. */
export function PasswordForm(props: PasswordFormProps) {
  const { asksCurrent, onSave, captcha, submitLabel = 'Change password' } = props;
  const schema = asksCurrent ? changedPasswordSchema : newPasswordSchema;
  const { field, onSubmit, busy, reset } = useSchemaForm(schema, {
    initial: { current: '', password: '' },
    onSend: async (change) => {
      const outcome = await onSave(change);
      if (outcome === true) reset();
      return outcome === true || outcome === false ? undefined : outcome;
    },
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="small">
        {asksCurrent && (
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            {...field('current')}
          />
        )}
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="At least 12 characters"
          {...field('password')}
        />
        {captcha}
        <div>
          <Button type="submit" busyText={busy ? 'Saving...' : undefined}>
            {submitLabel}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** A field for a password, which a button shows. */
export function PasswordField(props: Omit<TextFieldProps, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field<ComponentProps<'input'>> {...props} className={cx(inputClass, props.className)}>
      {(control) => (
        <div className={wrap}>
          <input
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
          />
          <IconButton
            icon={adminIcons.view}
            label="Show password"
            aria-pressed={shown}
            className={button}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
