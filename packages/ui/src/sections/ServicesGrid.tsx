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
  return (
    <Band surface="sunken" belowHero={title === undefined}>
      {title !== undefined && <BandHeading>{title}</BandHeading>}
      <Grid>
        {services.map((service, index) => (
          <Reveal as="li" key={service.id} className={card} delay={index * stagger}>
            <ServiceCard service={service} level={title === undefined ? 2 : 3} />
          </Reveal>
        ))}
      </Grid>
      {all && (
        <p className={more}>
          <ButtonLink href={all.href} tone="neutral" size="large">
            {all.label}
          </ButtonLink>
        </p>
      )}
    </Band>
  );
}
