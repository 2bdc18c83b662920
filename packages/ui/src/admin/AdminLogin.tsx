import { type Credentials, credentialsSchema } from '@agency/model/credentials';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useSchemaForm } from '../patterns/useSchemaForm';
import { Button } from '../primitives/Button';
import { Heading } from '../primitives/Heading';
import { Motif } from '../primitives/Motif';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import { TextField } from '../primitives/TextField';
import { box, drawing, screen } from './AdminLogin.css';
import { OneTimeCodeForm, type OneTimeCodeFormProps } from './OneTimeCodeForm';
import { PasswordField } from './PasswordField';
import { PasswordForm, type PasswordFormProps } from './PasswordForm';
import { RecoveryForm, type RecoveryFormProps } from './RecoveryForm';

interface LoginFormProps {
  /** Resolves when the attempt is over, successful or not. */
  onSignIn: (credentials: Credentials) => Promise<void>;
  /** Widget above the submit button. Default: none. */
  captcha?: ReactNode;
  /** Leads to a new password, with the e-mail as far as it is typed; absent: there is no such button. */
  onForgotten?: ((email: string) => void) | undefined;
}

export interface AdminLoginProps extends LoginFormProps {
  /** Asks for the code of the second factor instead; absent: asks for e-mail and password. */
  code?: OneTimeCodeFormProps | undefined;
  /** Asks where a link for a new password is sent instead. */
  recovery?: RecoveryFormProps | undefined;
  /** Asks for the new password instead, unless `code` asks first. */
  newPassword?: Pick<PasswordFormProps, 'onSave'> | undefined;
}

/** The sign-in screen of the admin. */
export function AdminLogin({ code, recovery, newPassword, ...login }: AdminLoginProps) {
  const title = newPassword ? 'New password' : recovery ? 'Forgotten password' : 'Admin Login';
  const form = useRef<HTMLDivElement>(null);
  const shown = useRef(title);
  // The focused button went with the form that is gone.
  useLayoutEffect(() => {
    if (shown.current !== title) form.current?.querySelector('input')?.focus();
    shown.current = title;
  }, [title]);
  return (
    <main className={screen}>
      <Stack ref={form} gap="large" className={box}>
        <Motif seed="admin" columns={3} className={drawing} />
        <Heading level={1} size="title">
          {title}
        </Heading>
        {code && (
          <>
            <OneTimeCodeForm {...code} />
            <Text size="small" tone="muted">
              Is the phone with the app lost? The person who set up this site can switch the code
              off.
            </Text>
          </>
        )}
        {!code && newPassword && (
          <PasswordForm asksCurrent={false} submitLabel="Set password" {...newPassword} />
        )}
        {!code && !newPassword && recovery && <RecoveryForm {...recovery} />}
        {!code && !newPassword && !recovery && <LoginForm {...login} />}
      </Stack>
    </main>
  );
}

/** E-mail and password, validated before `onSignIn` is called. */
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
