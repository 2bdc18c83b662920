import { CallToAction } from '@agency/ui/sections/CallToAction';
import { HomeHero } from '@agency/ui/sections/HomeHero';
import { ServicesGrid } from '@agency/ui/sections/ServicesGrid';
import { Stats } from '@agency/ui/sections/Stats';
import { callToAction, contactDetails } from '#src/content/callToAction.ts';
import { home } from '#src/content/home.ts';
import { site } from '#src/content/site.ts';
import { TitledPage } from '#src/lib/TitledPage.tsx';

/** Seconds between two cards' entrances. */
const STAGGER = 0.1;

export default function HomeRoute() {
  const { title, cards, all } = home.services;
  return (
    <TitledPage seo={home.seo}>
      <HomeHero {...home.hero} seed={site.brand} />
      <Stats {...home.stats} />
      <ServicesGrid title={title} services={cards} stagger={STAGGER} all={all} />
      <CallToAction {...callToAction} details={contactDetails} />
    </TitledPage>
  );
}
