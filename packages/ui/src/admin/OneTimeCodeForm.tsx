import { codeSchema } from '@agency/model/credentials';
import { useSchemaForm } from '../patterns/useSchemaForm';
import { Button } from '../primitives/Button';
import { Stack } from '../primitives/Stack';
import { TextField } from '../primitives/TextField';

export interface OneTimeCodeFormProps {
  /** Gets six digits. Resolves when the attempt is over, also when it failed. */
  onVerify: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the code that an authenticator app shows. */
export function OneTimeCodeForm({ onVerify, onCancel }: OneTimeCodeFormProps) {
  const { field, onSubmit, busy } = useSchemaForm(codeSchema, {
    initial: { code: '' },
    onSend: async ({ code }) => void (await onVerify(code)),
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="small">
        <TextField
          label="Code from your authenticator app"
          inputMode="numeric"
          autoComplete="one-time-code"
          {...field('code')}
        />
        <Stack direction="row" gap="small">
          <Button type="submit" busyText={busy ? 'Verifying...' : undefined}>
            Verify
          </Button>
          <Button tone="neutral" variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
