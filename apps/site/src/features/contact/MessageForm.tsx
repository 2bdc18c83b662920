import { useIsHydrating } from '@agency/ui/hooks/useIsHydrating';
import { ContactForm, contactFormWords } from '@agency/ui/patterns/ContactForm';
import { PrivacyNotice, TranslatedNotice } from '@agency/ui/patterns/PrivacyNotice';
import { notify } from '@agency/ui/primitives/Toaster';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { contact } from '#src/content/contact.ts';
import { removeExpiredDrafts } from '#src/lib/drafts.ts';
import { MESSAGE_FORM_ID } from '#src/lib/paths.ts';
import { useReportHydrated } from '#src/lib/useReportHydrated.ts';
import { messageDraft } from './messageDraft';
import { chatWith, mailWith, messageSubject } from './messageLinks';
import { sendMessage } from './sendMessage';

const { text, chat, mail } = contact.alternative;
const { items, translation } = contact.notice;
const alternative = {
  text,
  links: [
    { label: chat, hrefFor: chatWith },
    { label: mail, hrefFor: mailWith },
  ],
};

/** The contact form with its outcome; its code is the last part of its page that hydrates. */
export default function MessageForm() {
  const { search, hash } = useLocation();
  const subject = messageSubject(search);
  const [wasPrerendered] = useState(useIsHydrating());
  useReportHydrated('page');
  useEffect(removeExpiredDrafts, []);
  useEffect(() => {
    // A document scrolls by itself. The next frame, because a new page begins at its top.
    if (wasPrerendered || hash !== `#${MESSAGE_FORM_ID}`) return;
    const frame = requestAnimationFrame(() =>
      document.getElementById(MESSAGE_FORM_ID)?.scrollIntoView(),
    );
    return () => cancelAnimationFrame(frame);
  }, [wasPrerendered, hash]);
  return (
    <ContactForm
      onSend={sendMessage}
      onOutcome={tellOutcome}
      draft={messageDraft}
      prefill={subject && contact.prefill(subject)}
      notice={<PrivacyNotice items={items} />}
      translation={translation && <TranslatedNotice {...translation} />}
      words={{ ...contactFormWords, sent: contact.sent.line }}
      alternative={alternative}
    />
  );
}

function tellOutcome(sent: boolean) {
  if (sent) notify.success(contact.sent.title, contact.sent.text);
  else notify.error(contact.failed.title, contact.failed.text);
}
