import { notify } from '@agency/ui/primitives/Toaster';
import { ContactPanel } from '@agency/ui/sections/ContactPanel';
import { PageHero } from '@agency/ui/sections/PageHero';
import { contact } from '../content/contact';
import { whatsappHref } from '../content/site';
import { sendMessage } from '../queries/messages';
import { Page } from './Page';

function tellOutcome(sent: boolean) {
  if (sent) notify.success(contact.sent.title, contact.sent.text);
  else notify.error(contact.failed.title, contact.failed.text);
}

export default function ContactRoute() {
  const { chat } = contact;
  return (
    <Page seo={contact.seo}>
      <PageHero {...contact.hero} />
      <ContactPanel
        details={contact.details}
        chat={{ label: chat.label, href: whatsappHref(chat.greeting) }}
        map={contact.map}
        mapLink={contact.mapLink}
        formTitle={contact.formTitle}
        withoutScript={contact.withoutScript}
        form={{
          onSend: sendMessage,
          onOutcome: tellOutcome,
          notice: contact.notice,
          alternative: { label: contact.alternative, hrefFor: whatsappHref },
        }}
      />
    </Page>
  );
}
