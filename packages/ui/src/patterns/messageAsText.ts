import type { NewMessage } from '@agency/model/messageForm';

/** The message and its sender as one text, for a channel without fields. */
export function messageAsText({ name, email, mobile, message }: NewMessage): string {
  return [message, '', name, email, mobile].filter((line) => line !== null).join('\n');
}
