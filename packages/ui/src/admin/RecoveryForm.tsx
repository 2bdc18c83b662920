import { recoverySchema } from '@agency/model/credentials';
import { type ReactNode, useState } from 'react';
import { useSchemaForm } from '../patterns/useSchemaForm';
import { Button } from '../primitives/Button';
import { LiveRegion } from '../primitives/LiveRegion';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import { TextField } from '../primitives/TextField';

export interface RecoveryFormProps {
  /** Resolves to whether the request was taken, which says nothing about the account. */
  onSend: (email: string) => Promise<boolean>;
  onBack: () => void;
  /** What was typed at the login; default: nothing. */
  email?: string;
  /** Widget above the submit button. Default: none. */
  captcha?: ReactNode;
}

const SENT =
  'If there is an account with this address, a mail with the link is on its way. The link works once.';

/** Asks where the link for a new password is sent. The answer is the same with and without an account. */
export function RecoveryForm({ onSend, onBack, email = '', captcha }: RecoveryFormProps) {
  const [sent, setSent] = useState(false);
  const { field, onSubmit, busy } = useSchemaForm(recoverySchema, {
    initial: { email },
    onSend: async (values) => void setSent(await onSend(values.email)),
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="medium">
        <Text size="small" tone="muted">
          We send you a link with which you choose a new password.
        </Text>
        <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
        {captcha}
        <Stack direction="row" gap="small">
          <Button type="submit" busyText={busy ? 'Sending...' : undefined}>
            Send link
          </Button>
          <Button tone="neutral" variant="outline" onClick={onBack}>
            Back
          </Button>
        </Stack>
        <LiveRegion visible text={sent ? SENT : ''} />
      </Stack>
    </form>
  );
}
