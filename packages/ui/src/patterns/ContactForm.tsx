import { type MessageFormInput, messageFormSchema, type NewMessage } from '@agency/model/message';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useHydrating } from '../hooks/useHydrating';
import { useSingleFlight } from '../hooks/useSingleFlight';
import { Button, ButtonLink } from '../primitives/Button';
import { Text } from '../primitives/Text';
import { TextArea } from '../primitives/TextArea';
import { TextField } from '../primitives/TextField';
import { form, trap } from './ContactForm.css';

export interface ContactFormProps {
  /** Resolves to whether the message is stored. */
  onSend: (message: NewMessage) => Promise<boolean>;
  /** Called once for each attempt, after the form is cleared or kept. */
  onOutcome: (sent: boolean) => void;
  /** What is stored, why, for how long, and where to complain. */
  notice: string;
  /** After a failure: the address that sends the given text another way, and its label. */
  alternative: { label: string; hrefFor: (text: string) => string };
}

type Values = MessageFormInput & {
  /** Filled by programs only. */
  website: string;
};

const EMPTY: Values = {
  name: '',
  email: '',
  mobile: '',
  message: '',
  website: '',
};

export function ContactForm({ onSend, onOutcome, notice, alternative }: ContactFormProps) {
  const [unsent, setUnsent] = useState<NewMessage>();
  const { register, handleSubmit, reset, formState } = useForm<
    MessageFormInput,
    unknown,
    NewMessage
    // No default values: they would wipe out what was typed before this code ran.
  >({ resolver: zodResolver(messageFormSchema) });
  const { errors, isSubmitting } = formState;

  const trapRef = useRef<HTMLInputElement>(null);
  // A form that no script has reached yet would put what is written into the address.
  const hydrating = useHydrating();

  const send = useSingleFlight(async (message: NewMessage) => {
    // Read from the page itself: a program that fills it in tells nobody.
    const trapped = trapRef.current?.value !== '';
    const sent = !trapped && (await onSend(message));
    setUnsent(sent ? undefined : message);
    if (sent) reset(EMPTY);
    onOutcome(sent);
  });

  return (
    <form noValidate onSubmit={handleSubmit(send)} className={form}>
      <TextField
        label="Name"
        autoComplete="name"
        aria-required
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        aria-required
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label="Mobile (Optional)"
        type="tel"
        autoComplete="tel"
        error={errors.mobile?.message}
        {...register('mobile')}
      />
      <TextArea
        label="Message"
        aria-required
        error={errors.message?.message}
        {...register('message')}
      />
      <div className={trap} aria-hidden="true">
        <input ref={trapRef} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <Text size="small" tone="muted">
        {notice}
      </Text>
      <Button
        type="submit"
        size="large"
        disabled={hydrating}
        busyText={isSubmitting ? 'Sending...' : undefined}
      >
        Send Message
      </Button>
      {unsent && (
        <ButtonLink href={alternative.hrefFor(asText(unsent))} variant="outline" size="large">
          {alternative.label}
        </ButtonLink>
      )}
    </form>
  );
}

/** The whole entry as one text, for a channel that has no fields. */
function asText({ name, email, mobile, message }: NewMessage): string {
  return [message, '', name, email, mobile].filter((line) => line !== null).join('\n');
}
