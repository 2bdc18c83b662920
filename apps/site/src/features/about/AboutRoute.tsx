import { AboutStory } from '@agency/ui/sections/AboutStory';
import { CallToAction } from '@agency/ui/sections/CallToAction';
import { Founder } from '@agency/ui/sections/Founder';
import { Milestones } from '@agency/ui/sections/Milestones';
import { about } from '#src/content/about.ts';
import { callToAction, contactDetails } from '#src/content/callToAction.ts';
import { TitledPage } from '#src/lib/TitledPage.tsx';

export default function AboutRoute() {
  return (
    <TitledPage seo={about.seo} hero={about.hero}>
      <AboutStory {...about.story} delay={0.2} />
      <Milestones {...about.milestones} delay={0.4} />
      <Founder {...about.founder} delay={0.6} />
      <CallToAction {...callToAction} details={contactDetails} />
    </TitledPage>
  );
}
