import { type Credentials, credentialsSchema } from '@agency/model/credentials';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useSingleFlight } from '../hooks/useSingleFlight';
import { Button } from '../primitives/Button';
import { TextField } from '../primitives/TextField';
import { form } from './LoginForm.css';

export interface LoginFormProps {
  /** Resolves when the attempt is over, successful or not. */
  onSignIn: (credentials: Credentials) => Promise<void>;
  /** Above the button, such as a CAPTCHA; nothing by default. */
  check?: ReactNode;
  /** Leads to a new password; absent: nothing does. */
  onForgotten?: (() => void) | undefined;
}

/** The admin's sign-in: e-mail and password, validated before `onSignIn` is called. */
export function LoginForm({ onSignIn, check, onForgotten }: LoginFormProps) {
  const { register, handleSubmit, formState } = useForm<Credentials>({
    defaultValues: { email: '', password: '' },
    resolver: zodResolver(credentialsSchema),
  });
  const { errors, isSubmitting } = formState;
  const send = useSingleFlight(onSignIn);
  return (
    <form noValidate onSubmit={handleSubmit(send)} className={form}>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      {check}
      <Button type="submit" size="large" busyText={isSubmitting ? 'Signing in...' : undefined}>
        Sign In
      </Button>
      {onForgotten && (
        <Button tone="neutral" variant="plain" size="small" onClick={onForgotten}>
          Forgotten password?
        </Button>
      )}
    </form>
  );
}
