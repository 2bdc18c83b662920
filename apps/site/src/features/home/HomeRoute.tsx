import { CallToAction } from '@agency/ui/sections/CallToAction';
import { HomeHero } from '@agency/ui/sections/HomeHero';
import { ServicesGrid } from '@agency/ui/sections/ServicesGrid';
import { Stats } from '@agency/ui/sections/Stats';
import { callToAction, contactDetails } from '#content/callToAction';
import { home } from '#content/home';
import { site } from '#content/site';
import { TitledPage } from '#lib/TitledPage';

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
