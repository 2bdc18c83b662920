import type { MessageFormInput } from '@agency/model/messageForm';
import type { FormDraft } from '@agency/ui/hooks/formDraft';
import { draftName, draftsOf, removeExpiredDrafts } from './drafts';

const drafts = draftsOf('visitor');
const EMPTY: MessageFormInput = { name: '', email: '', mobile: '', message: '' };
const NAME = draftName('contact_messages', 'new');

/** The contact message that a visitor has begun, on this device. */
export const messageDraft: FormDraft<MessageFormInput> = {
  read: () => {
    removeExpiredDrafts();
    return drafts.read(NAME, EMPTY);
  },
  write: (values) => drafts.write(NAME, values),
  discard: () => drafts.discard(NAME),
  subscribe: (onChange) => {
    const listen = ({ key }: StorageEvent) => {
      // Null: all of the storage was cleared.
      if (key === null || key.endsWith(NAME)) onChange();
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  },
};
