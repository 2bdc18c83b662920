import { ContactPanel } from '@agency/ui/sections/ContactPanel';
import { lazy, Suspense } from 'react';
import { contact } from '../content/contact';
import { whatsappHref } from '../content/site';
import { firstInteraction } from '../startup/firstInteraction';
import { Page } from './Page';

// The prerendered form is readable without its code, which is a quarter of the page's scripts.
const EnquiryForm = lazy(() => firstInteraction().then(() => import('./EnquiryForm')));

export default function ContactRoute() {
  const { chat } = contact;
  return (
    <Page seo={contact.seo} hero={contact.hero} hydratesLater>
      <ContactPanel
        details={contact.details}
        chat={{ label: chat.label, href: whatsappHref(chat.greeting) }}
        map={contact.map}
        mapLink={contact.mapLink}
        formTitle={contact.formTitle}
        withoutScript={contact.withoutScript}
        form={
          <Suspense>
            <EnquiryForm />
          </Suspense>
        }
      />
    </Page>
  );
}
