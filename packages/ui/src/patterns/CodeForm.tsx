import { codeSchema } from '@agency/model/credentials';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useSingleFlight } from '../hooks/useSingleFlight';
import { Button } from '../primitives/Button';
import { Stack } from '../primitives/Stack';
import { TextField } from '../primitives/TextField';

export interface CodeFormProps {
  /** Gets six digits. Resolves when the attempt is over, also when it failed. */
  onVerify: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the code that an authenticator app shows. */
export function CodeForm({ onVerify, onCancel }: CodeFormProps) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { code: '' },
    resolver: zodResolver(codeSchema),
  });
  const { errors, isSubmitting } = formState;
  const send = useSingleFlight(({ code }: { code: string }) => onVerify(code));
  return (
    <form noValidate onSubmit={handleSubmit(send)}>
      <Stack gap="xsmall">
        <TextField
          label="Code from your authenticator app"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={errors.code?.message}
          {...register('code')}
        />
        <Stack direction="row" gap="small">
          <Button type="submit" busyText={isSubmitting ? 'Verifying...' : undefined}>
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
