import { type MessageFormInput, messageFormSchema, type NewMessage } from '@agency/model/message';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSingleFlight } from '../hooks/useSingleFlight';
import { Button, ButtonLink } from '../primitives/Button';
import { Text } from '../primitives/Text';
import { TextArea } from '../primitives/TextArea';
import { TextField } from '../primitives/TextField';
import { failure, form, trap } from './ContactForm.css';

export interface ContactFormProps {
  /** Resolves to whether the message is stored. */
  onSend: (message: NewMessage) => Promise<boolean>;
  /** Called once for each attempt, after the form is cleared or kept. */
  onOutcome: (sent: boolean) => void;
  /** Privacy notice: what is stored, why, for how long, and where to complain. */
  notice: string;
  /** Shown after a failure until the next attempt: what happened, and a link that sends the given text
   * another way. */
  alternative: { text: string; label: string; hrefFor: (text: string) => string };
}

type Values = MessageFormInput & {
  /** Honeypot: only bots fill it. */
  website: string;
};

const EMPTY: Values = {
  name: '',
  email: '',
  mobile: '',
  message: '',
  website: '',
};

/** The enquiry form. After a failure it keeps its text and offers another channel. */
export function ContactForm({ onSend, onOutcome, notice, alternative }: ContactFormProps) {
  const [unsent, setUnsent] = useState<NewMessage>();
  const { register, handleSubmit, reset, formState } = useForm<
    MessageFormInput,
    unknown,
    NewMessage
    // No default values: they would overwrite what was typed before hydration.
  >({ resolver: zodResolver(messageFormSchema) });
  const { errors, isSubmitting } = formState;

  const trapRef = useRef<HTMLInputElement>(null);

  const send = useSingleFlight(async (message: NewMessage) => {
    setUnsent(undefined);
    // Bots set the value without firing events, so read it from the DOM.
    const trapped = trapRef.current?.value !== '';
    const sent = !trapped && (await onSend(message));
    if (sent) reset(EMPTY);
    else setUnsent(message);
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
      <Button type="submit" size="large" busyText={isSubmitting ? 'Sending...' : undefined}>
        Send Message
      </Button>
      {unsent && (
        // No live region: the notification that `onOutcome` shows announces the failure.
        <div ref={scrollTo} className={failure}>
          <Text>{alternative.text}</Text>
          <ButtonLink href={alternative.hrefFor(asText(unsent))} variant="outline" size="large">
            {alternative.label}
          </ButtonLink>
        </div>
      )}
    </form>
  );
}

/** Scrolls a new element into view, as smoothly as the page's styles allow. */
function scrollTo(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** The message and its sender as one text, for a channel without fields. */
function asText({ name, email, mobile, message }: NewMessage): string {
  return [message, '', name, email, mobile].filter((line) => line !== null).join('\n');
}
