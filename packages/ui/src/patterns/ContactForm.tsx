import {
  type MessageFormInput,
  messageFormSchema,
  type NewMessage,
} from '@agency/model/messageForm';
import { type ReactNode, useRef, useState } from 'react';
import { type FormDraft, useFormDraft } from '../hooks/useFormDraft';
import { useInView } from '../hooks/useInView';
import { Button, ButtonLink } from '../primitives/Button';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import { TextArea } from '../primitives/TextArea';
import { TextField } from '../primitives/TextField';
import { begunMessage, EMPTY_MESSAGE } from './begunMessage';
import * as css from './ContactForm.css';
import { messageAsText } from './messageAsText';
import { useSchemaForm } from './useSchemaForm';

export const contactFormWords = {
  name: 'Name',
  email: 'Email',
  mobile: 'Mobile (Optional)',
  message: 'Message',
  kept: 'Kept on this device since you last wrote here.',
  send: 'Send Message',
  sending: 'Sending...',
  clear: 'Clear',
  undo: 'Undo',
  /** With the address that the answer goes to. */
  sent: (email: string) => `Sent. We answer to ${email}.`,
};

export interface ContactFormProps {
  /** Resolves to whether the message is stored. */
  onSend: (message: NewMessage) => Promise<boolean>;
  /** Called once for each attempt, after the form is cleared or kept. */
  onOutcome: (sent: boolean) => void;
  /** Above the button: what happens to what is sent. */
  notice: ReactNode;
  /** Below it, where Tab reaches it after the button: the notice in another language. Default: nothing. */
  translation?: ReactNode;
  /** Keeps what is written across reloads. Default: nothing is kept. */
  draft?: FormDraft<MessageFormInput>;
  /** Begins the message, above what is written there. */
  prefill?: string | undefined;
  /** Shown after a failure until the next attempt: what happened, and links that send the given text
   * another way. */
  alternative: {
    text: string;
    links: readonly { label: string; hrefFor: (text: string) => string }[];
  };
  /** Default: English. */
  words?: typeof contactFormWords;
}

/** The contact bar hides while the button is in view, and 80 px before, so that it never covers it. */
const BUTTON_IN_VIEW = { rootMargin: '80px 0px', once: false };

/** By what browsers, 1Password, LastPass, Bitwarden and Dashlane know that a field is not theirs to fill. */
const NOT_FOR_MANAGERS = {
  autoComplete: 'off',
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
};

/** The contact form. What is written stays until it is sent or cleared; after a failure it offers other channels. */
export function ContactForm(props: ContactFormProps) {
  const { onSend, onOutcome, notice, translation, draft, prefill, alternative } = props;
  const { words = contactFormWords } = props;
  const [sentTo, setSentTo] = useState<string>();
  const [unsent, setUnsent] = useState<NewMessage>();
  const [cleared, setCleared] = useState<MessageFormInput>();
  const formRef = useRef<HTMLFormElement>(null);
  const trapRef = useRef<HTMLInputElement>(null);
  const { field, busy, reset, ...form } = useSchemaForm(messageFormSchema, {
    onSend: async (message) => {
      setUnsent(undefined);
      // Bots set the value without firing events, so read it from the DOM.
      const trapped = trapRef.current?.value !== '';
      // A password manager may have filled it: then the second press sends.
      if (trapRef.current) trapRef.current.value = '';
      const sent = !trapped && (await onSend(message));
      if (sent) {
        kept.replace(undefined);
        setSentTo(message.email);
      } else setUnsent(message);
      onOutcome(sent);
      return undefined;
    },
  });
  // What the fields show: browsers fill them without events.
  const read = () => {
    const { name, email, mobile, message } = Object.fromEntries(
      new FormData(formRef.current ?? undefined),
    );
    return { name, email, mobile, message } as MessageFormInput;
  };
  const kept = useFormDraft({
    draft,
    read,
    fill: reset,
    empty: EMPTY_MESSAGE,
    merge: (typed, stored) => begunMessage(typed, stored, prefill),
  });

  const actions = useRef<HTMLDivElement>(null);
  const isSendInView = useInView(actions, BUTTON_IN_VIEW);

  const clearOrUndo = () => {
    if (busy) return;
    setUnsent(undefined);
    setCleared(cleared ? undefined : read());
    kept.replace(cleared);
  };
  const onChange = () => {
    setCleared(undefined);
    setSentTo(undefined);
    kept.onChange();
  };

  return (
    <form
      noValidate
      ref={formRef}
      onSubmit={form.onSubmit}
      onChange={onChange}
      className={css.form}
      data-hides-contact-bar={isSendInView ? '' : undefined}
    >
      <TextField label={words.name} autoComplete="name" aria-required {...field('name')} />
      <div className={css.pair}>
        <TextField
          label={words.email}
          type="email"
          autoComplete="email"
          aria-required
          {...field('email')}
        />
        <TextField label={words.mobile} type="tel" autoComplete="tel" {...field('mobile')} />
      </div>
      <TextArea
        label={words.message}
        hint={kept.restored ? words.kept : undefined}
        aria-required
        {...field('message')}
      />
      <div className={css.trap} aria-hidden="true">
        <input ref={trapRef} type="text" name="topic" tabIndex={-1} {...NOT_FOR_MANAGERS} />
      </div>
      {notice}
      <Stack ref={actions} direction="row" gap="xsmall" className={css.actions}>
        <Button
          type="submit"
          size="large"
          busyText={busy ? words.sending : undefined}
          className={css.send}
        >
          {words.send}
        </Button>
        {(kept.written || cleared) && (
          <Button tone="neutral" variant="plain" size="large" onClick={clearOrUndo}>
            {cleared ? words.undo : words.clear}
          </Button>
        )}
      </Stack>
      {/* No live regions: the notification that `onOutcome` shows announces the outcome. */}
      {sentTo !== undefined && (
        <Text ref={scrollTo} className={css.sent}>
          {words.sent(sentTo)}
        </Text>
      )}
      {unsent && (
        <Stack ref={scrollTo} gap="small" className={css.failure}>
          <Text>{alternative.text}</Text>
          {alternative.links.map(({ label, hrefFor }) => (
            <ButtonLink
              key={label}
              href={hrefFor(messageAsText(unsent))}
              variant="outline"
              size="large"
            >
              {label}
            </ButtonLink>
          ))}
        </Stack>
      )}
      <div className={css.translation}>{translation}</div>
    </form>
  );
}

/** Scrolls a new element into view. */
function scrollTo(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
