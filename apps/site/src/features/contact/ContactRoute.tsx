import { useLazyLoadFailed } from '@agency/ui/hooks/useLazyLoadFailed';
import { ChunkError } from '@agency/ui/patterns/ChunkError';
import { lazyComponent } from '@agency/ui/primitives/lazyComponent';
import { ContactSection } from '@agency/ui/sections/ContactSection';
import { Suspense } from 'react';
import { loadAgain } from '#src/app/loading/navigation.ts';
import { contact } from '#src/content/contact.ts';
import { firstInteraction } from '#src/lib/firstInteraction.ts';
import { MESSAGE_FORM_ID } from '#src/lib/paths.ts';
import { TitledPage } from '#src/lib/TitledPage.tsx';
import { messageDraft } from './messageDraft';

// The prerendered form is readable without its code, which is a quarter of the page's scripts. What was
// written at an earlier visit is there before it is touched.
const MessageForm = lazyComponent(async () => (await import('./MessageForm')).default, {
  after: async () => messageDraft.read() || firstInteraction(),
  shownByParent: true,
});

export default function ContactRoute() {
  return (
    <TitledPage seo={contact.seo} hero={contact.hero} hydratesLater>
      <ContactSection
        details={contact.details}
        chat={contact.chat}
        map={contact.map}
        mapLink={contact.mapLink}
        formTitle={contact.formTitle}
        formId={MESSAGE_FORM_ID}
        withoutScript={contact.withoutScript}
        form={
          <>
            <FormMissing />
            <Suspense>
              <MessageForm />
            </Suspense>
          </>
        }
      />
    </TitledPage>
  );
}

/** Renders by itself: React would replace the markup of a form that an update reaches before its code. */
const FormMissing = () =>
  useLazyLoadFailed(MessageForm) && (
    <ChunkError text={contact.formFailed} onRetry={keepAndLoadAgain} />
  );

/** Loads the page again; what is typed into the form that doesn't work yet is a draft for it. */
function keepAndLoadAgain() {
  const form = document.querySelector<HTMLFormElement>('main form');
  const typed = new FormData(form ?? undefined);
  const textOf = (name: string) => String(typed.get(name) ?? '');
  messageDraft.write({
    name: textOf('name'),
    email: textOf('email'),
    mobile: textOf('mobile'),
    message: textOf('message'),
  });
  void loadAgain();
}
