import { ContactForm } from '@agency/ui/patterns/ContactForm';
import { notify } from '@agency/ui/primitives/Toaster';
import { contact } from '../content/contact';
import { whatsappHref } from '../content/site';
import { sendMessage } from '../queries/messages';
import { useHydrated } from '../startup/useHydrated';

/** The contact form with its outcome; its code is the last part of its page that hydrates. */
export default function EnquiryForm() {
  useHydrated('page');
  return (
    <ContactForm
      onSend={sendMessage}
      onOutcome={tellOutcome}
      notice={contact.notice}
      alternative={{ ...contact.alternative, hrefFor: whatsappHref }}
    />
  );
}

function tellOutcome(sent: boolean) {
  if (sent) notify.success(contact.sent.title, contact.sent.text);
  else notify.error(contact.failed.title, contact.failed.text);
}
