import {
  changedPasswordSchema,
  newPasswordSchema,
  type PasswordChange,
} from '@agency/model/credentials';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useSingleFlight } from '../hooks/useSingleFlight';
import { Button } from '../primitives/Button';
import { TextField } from '../primitives/TextField';
import { form } from './PasswordForm.css';

export interface PasswordFormProps {
  /** Whether the present password is asked for; otherwise `current` is empty. */
  asksCurrent: boolean;
  /** Resolves to whether the password was changed, which empties the form. */
  onSave: (change: PasswordChange) => Promise<boolean>;
  /** Above the button, such as a CAPTCHA; nothing by default. */
  check?: ReactNode;
  /** Default: Change password. */
  submitLabel?: string;
}

/** Asks for a new password. */
export function PasswordForm(props: PasswordFormProps) {
  const { asksCurrent, onSave, check, submitLabel = 'Change password' } = props;
  const { register, handleSubmit, formState, reset } = useForm<PasswordChange>({
    defaultValues: { current: '', password: '' },
    resolver: zodResolver(asksCurrent ? changedPasswordSchema : newPasswordSchema),
  });
  const { errors, isSubmitting } = formState;
  const save = useSingleFlight(async (change: PasswordChange) => {
    if (await onSave(change)) reset();
  });
  return (
    <form noValidate onSubmit={handleSubmit(save)} className={form}>
      {asksCurrent && (
        <TextField
          label="Current password"
          type="password"
          autoComplete="current-password"
          error={errors.current?.message}
          {...register('current')}
        />
      )}
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        hint="At least 12 characters"
        error={errors.password?.message}
        {...register('password')}
      />
      {check}
      <div>
        <Button type="submit" busyText={isSubmitting ? 'Saving...' : undefined}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
