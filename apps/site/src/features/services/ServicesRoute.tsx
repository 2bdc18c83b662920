import { Points } from '@agency/ui/sections/Points';
import { ServicesGrid } from '@agency/ui/sections/ServicesGrid';
import { services } from '../../content/services';
import { Page } from '../../lib/Page';

/** Seconds between two cards' entrances. */
const STAGGER = 0.2;

export default function ServicesRoute() {
  return (
    <Page seo={services.seo} hero={services.hero}>
      <ServicesGrid services={services.cards} stagger={STAGGER} />
      <Points {...services.steps} numbered />
      <Points {...services.questions} surface="sunken" />
    </Page>
  );
}
