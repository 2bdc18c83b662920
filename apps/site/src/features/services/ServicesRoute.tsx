import { lazyComponent } from '@agency/ui/primitives/lazyComponent';
import { CallToAction } from '@agency/ui/sections/CallToAction';
import { Points } from '@agency/ui/sections/Points';
import { ServicesGrid } from '@agency/ui/sections/ServicesGrid';
import { Suspense } from 'react';
import { callToAction } from '#src/content/callToAction.ts';
import { services } from '#src/content/services.ts';
import { firstInteraction } from '#src/lib/firstInteraction.ts';
import { TitledPage } from '#src/lib/TitledPage.tsx';

/** Seconds between two cards' entrances. */
const STAGGER = 0.2;

// Prerendered, its links work without the code that reads projects.
const ProjectOfEachCategory = lazyComponent(
  async () => (await import('./ProjectOfEachCategory')).default,
  {
    after: firstInteraction,
    shownByParent: true,
  },
);

export default function ServicesRoute() {
  return (
    <TitledPage seo={services.seo} hero={services.hero}>
      <ServicesGrid services={services.cards} stagger={STAGGER} />
      <Suspense>
        <ProjectOfEachCategory />
      </Suspense>
      <Points {...services.steps} surface="sunken" numbered />
      <Points {...services.questions} />
      <CallToAction {...callToAction} />
    </TitledPage>
  );
}
