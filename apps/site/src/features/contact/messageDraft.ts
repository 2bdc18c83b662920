import type { MessageFormInput } from '@agency/model/messageForm';
import { draftName, draftsOf } from '#src/lib/drafts.ts';

const EMPTY: MessageFormInput = { name: '', email: '', mobile: '', message: '' };

/** The contact message that a visitor has begun, on this device. */
export const messageDraft = draftsOf('visitor').shared(draftName('contact_messages', 'new'), EMPTY);
