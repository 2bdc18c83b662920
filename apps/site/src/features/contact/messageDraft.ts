import type { MessageFormInput } from '@agency/model/messageForm';
import type { FormDraft } from '@agency/ui/hooks/formDraft';
import { draftsOf, removeExpiredDrafts } from '#lib/drafts';
import { MESSAGE_DRAFT } from '#lib/writeDraft';

const drafts = draftsOf('visitor');
const EMPTY: MessageFormInput = { name: '', email: '', mobile: '', message: '' };

/** The contact message that a visitor has begun, on this device. */
export const messageDraft: FormDraft<MessageFormInput> = {
  read: () => {
    removeExpiredDrafts();
    return drafts.read(MESSAGE_DRAFT, EMPTY);
  },
  write: (values) => drafts.write(MESSAGE_DRAFT, values),
  discard: () => drafts.discard(MESSAGE_DRAFT),
  subscribe: (onChange) => {
    const listen = ({ key }: StorageEvent) => {
      // Null: all of the storage was cleared.
      if (key === null || key.endsWith(MESSAGE_DRAFT)) onChange();
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  },
};
