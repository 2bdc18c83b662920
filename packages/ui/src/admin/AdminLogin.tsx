import { useLayoutEffect, useRef } from 'react';
import { Heading } from '../primitives/Heading';
import { Motif } from '../primitives/Motif';
import { Text } from '../primitives/Text';
import { box, drawing, screen } from './AdminLogin.css';
import { CodeForm, type CodeFormProps } from './CodeForm';
import { LoginForm, type LoginFormProps } from './LoginForm';
import { PasswordForm, type PasswordFormProps } from './PasswordForm';
import { RecoveryForm, type RecoveryFormProps } from './RecoveryForm';

export interface AdminLoginProps extends LoginFormProps {
  /** Asks for the code of the second factor instead; absent: asks for e-mail and password. */
  code?: CodeFormProps | undefined;
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
      <div ref={form} className={box}>
        <Motif seed="admin" columns={3} className={drawing} />
        <Heading level={1} size="title">
          {title}
        </Heading>
        {code && (
          <>
            <CodeForm {...code} />
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
      </div>
    </main>
  );
}
