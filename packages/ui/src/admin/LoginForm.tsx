import { type Credentials, credentialsSchema } from '@agency/model/credentials';
import type { ReactNode } from 'react';
import { useSchemaForm } from '../patterns/useSchemaForm';
import { Button } from '../primitives/Button';
import { Stack } from '../primitives/Stack';
import { TextField } from '../primitives/TextField';
import { PasswordField } from './PasswordField';

export interface LoginFormProps {
  /** Resolves when the attempt is over, successful or not. */
  onSignIn: (credentials: Credentials) => Promise<void>;
  /** Widget above the submit button. Default: none. */
  captcha?: ReactNode;
  /** Leads to a new password, with the e-mail as far as it is typed; absent: there is no such button. */
  onForgotten?: ((email: string) => void) | undefined;
}

/** The admin's sign-in: e-mail and password, validated before `onSignIn` is called. */
export function LoginForm({ onSignIn, captcha, onForgotten }: LoginFormProps) {
  const { field, onSubmit, busy, getValues } = useSchemaForm(credentialsSchema, {
    initial: { email: '', password: '' },
    onSend: async (credentials) => void (await onSignIn(credentials)),
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="small">
        <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
        {captcha}
        <Button type="submit" size="large" busyText={busy ? 'Signing in...' : undefined}>
          Sign In
        </Button>
        {onForgotten && (
          <Button
            tone="neutral"
            variant="plain"
            size="small"
            onClick={() => onForgotten(getValues('email'))}
          >
            Forgotten password?
          </Button>
        )}
      </Stack>
    </form>
  );
}
