import { recoverySchema } from '@agency/model/credentials';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSingleFlight } from '../hooks/useSingleFlight';
import { Button } from '../primitives/Button';
import { Stack } from '../primitives/Stack';
import { StatusMessage } from '../primitives/StatusMessage';
import { Text } from '../primitives/Text';
import { TextField } from '../primitives/TextField';
import { form } from './RecoveryForm.css';

export interface RecoveryFormProps {
  /** Resolves to whether the request was taken, which says nothing about the account. */
  onSend: (email: string) => Promise<boolean>;
  onBack: () => void;
  /** Above the button, such as a CAPTCHA; nothing by default. */
  check?: ReactNode;
}

/** Asks where the link for a new password is sent. The answer is the same with and without an account. */
export function RecoveryForm({ onSend, onBack, check }: RecoveryFormProps) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email: '' },
    resolver: zodResolver(recoverySchema),
  });
  const { errors, isSubmitting } = formState;
  const [sent, setSent] = useState(false);
  const send = useSingleFlight(async ({ email }: { email: string }) => {
    setSent(await onSend(email));
  });
  return (
    <form noValidate onSubmit={handleSubmit(send)} className={form}>
      <Text size="small" tone="muted">
        We send you a link with which you choose a new password.
      </Text>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      {check}
      <Stack direction="row" gap="small">
        <Button type="submit" busyText={isSubmitting ? 'Sending...' : undefined}>
          Send link
        </Button>
        <Button tone="neutral" variant="outline" onClick={onBack}>
          Back
        </Button>
      </Stack>
      <StatusMessage
        visible
        text={
          sent
            ? 'If there is an account with this address, a mail with the link is on its way. The link works once.'
            : ''
        }
      />
    </form>
  );
}
