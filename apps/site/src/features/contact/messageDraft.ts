import { EMPTY_MESSAGE } from '@agency/ui/patterns/begunMessage';
import { draftName, draftsOf } from '#src/lib/drafts.ts';

/** The contact message that a visitor has begun, on this device. */
export const messageDraft = draftsOf('visitor').shared(
  draftName('contact_messages', 'new'),
  EMPTY_MESSAGE,
);
