import { type Service, ServiceCard } from '../patterns/ServiceCard';
import { ButtonLink } from '../primitives/Button';
import { Grid } from '../primitives/Grid';
import { Reveal } from '../primitives/Reveal';
import { Band, BandHeading } from './Band';
import { card, more } from './ServicesGrid.css';

export interface ServicesGridProps {
  /** Absent where the page's own headline already says it. */
  title?: string;
  services: readonly Service[];
  /** Seconds between one card's entrance and the next one's. */
  stagger: number;
  /** Leads to the whole list. */
  all?: { href: string; label: string };
}

/** The services as cards that enter one after another. */
export function ServicesGrid({ title, services, stagger, all }: ServicesGridProps) {
  const beginsPage = title === undefined;
  return (
    <Band surface="sunken" belowHero={beginsPage}>
      {!beginsPage && <BandHeading>{title}</BandHeading>}
      <Grid>
        {services.map((service, index) => (
          <Reveal as="li" key={service.id} className={card} delay={index * stagger}>
            <ServiceCard service={service} level={beginsPage ? 2 : 3} eager={beginsPage} />
          </Reveal>
        ))}
      </Grid>
      {all && (
        <p className={more}>
          <ButtonLink href={all.href} tone="neutral" variant="outline" size="large">
            {all.label}
          </ButtonLink>
        </p>
      )}
    </Band>
  );
}
