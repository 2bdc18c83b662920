import {
  changedPasswordSchema,
  newPasswordSchema,
  type PasswordChange,
} from '@agency/model/credentials';
import type { RefusedField } from '@agency/model/fields';
import type { ReactNode } from 'react';
import { useSchemaForm } from '../patterns/useSchemaForm';
import { Button } from '../primitives/Button';
import { Stack } from '../primitives/Stack';
import { PasswordField } from './PasswordField';

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
