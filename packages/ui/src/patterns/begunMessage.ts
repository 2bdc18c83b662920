import type { MessageFormInput } from '@agency/model/messageForm';

export const EMPTY_MESSAGE: MessageFormInput = { name: '', email: '', mobile: '', message: '' };

/** What the form begins with: what was typed before hydration, and what was kept. Neither is lost. */
export function begunMessage(
  typed: MessageFormInput,
  kept: MessageFormInput,
  prefill = '',
): MessageFormInput {
  const parts = kept.message === typed.message ? [typed.message] : [kept.message, typed.message];
  const message = parts.filter(Boolean).join('\n\n');
  return {
    name: typed.name || kept.name,
    email: typed.email || kept.email,
    mobile: typed.mobile || kept.mobile,
    message: message.includes(prefill) ? message : `${prefill}\n\n${message}`,
  };
}
