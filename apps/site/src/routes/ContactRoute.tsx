import { lazyChunk } from '@agency/ui/hooks/lazyChunk';
import { MissingPart } from '@agency/ui/patterns/MissingPart';
import { ContactPanel } from '@agency/ui/sections/ContactPanel';
import { Suspense } from 'react';
import { contact } from '../content/contact';
import { ENQUIRY_ID } from '../paths';
import { firstInteraction } from '../startup/firstInteraction';
import { Page } from './Page';

// The prerendered form is readable without its code, which is a quarter of the page's scripts.
const EnquiryForm = lazyChunk(
  async () => (await import('./EnquiryForm')).default,
  firstInteraction,
);

export default function ContactRoute() {
  return (
    <Page seo={contact.seo} hero={contact.hero} hydratesLater>
      <ContactPanel
        details={contact.details}
        chat={contact.chat}
        map={contact.map}
        mapLink={contact.mapLink}
        formTitle={contact.formTitle}
        formId={ENQUIRY_ID}
        withoutScript={contact.withoutScript}
        form={
          <>
            <MissingPart chunk={EnquiryForm} text={contact.formFailed} />
            <Suspense>
              <EnquiryForm />
            </Suspense>
          </>
        }
      />
    </Page>
  );
}
