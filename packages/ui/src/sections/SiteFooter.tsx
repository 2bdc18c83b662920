import { type ContactDetail, ContactLine } from '../patterns/ContactLine';
import { BrandMark } from '../primitives/BrandMark';
import { Container } from '../primitives/Container';
import { Heading } from '../primitives/Heading';
import { Icon, type IconName } from '../primitives/Icon';
import { Link } from '../primitives/Link';
import { MotifBorder } from '../primitives/MotifBorder';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import { VisuallyHidden } from '../primitives/VisuallyHidden';
import * as css from './SiteFooter.css';

interface FooterLink {
  label: string;
  /** Absent while there is nothing to lead to: a legal page without a text, an unset profile. */
  href?: string | undefined;
}

/** @public */
export const siteFooterWords = {
  social: 'Social media',
  quickLinks: 'Quick Links',
  services: 'Services',
  contact: 'Contact',
  rights: 'All rights reserved.',
};

export interface SiteFooterProps {
  brand: string;
  /** URL of the brand's logo. Default: the motif. */
  logo?: string | undefined;
  tagline: string;
  social: readonly (FooterLink & { icon: IconName })[];
  quickLinks: readonly FooterLink[];
  services: readonly string[];
  contact: readonly ContactDetail[];
  legal: readonly FooterLink[];
  year: number;
  /** Default: English. */
  words?: typeof siteFooterWords;
}

/** The foot of every public page. */
export function SiteFooter(props: SiteFooterProps) {
  const { brand, logo, tagline, social, quickLinks, services, contact, legal, year } = props;
  const { words = siteFooterWords } = props;
  return (
    <footer className={css.footer}>
      <MotifBorder className={css.edge} />
      <Container>
        <div className={css.columns}>
          <Stack gap="medium" align="start" className={css.wide}>
            <p className={css.brandName}>
              <BrandMark brand={brand} logo={logo} className={css.mark} />
              {brand}
            </p>
            <Text tone="inherit" className={css.quiet}>
              {tagline}
            </Text>
            <Stack as="ul" direction="row" gap="xsmall" aria-label={words.social}>
              {social.map(({ label, href, icon }) => (
                <li key={label}>
                  <Link href={href} look="bare" className={css.social}>
                    <Icon name={icon} size="small" />
                    <VisuallyHidden>{label}</VisuallyHidden>
                  </Link>
                </li>
              ))}
            </Stack>
          </Stack>
          <nav aria-label={words.quickLinks}>
            <Heading level={2}>{words.quickLinks}</Heading>
            <ul className={css.list}>
              {quickLinks.map(({ label, href }) => (
                <li key={label}>
                  <Link href={href} className={css.item}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <Heading level={2}>{words.services}</Heading>
            <ul className={css.list}>
              {services.map((service) => (
                <li key={service} className={css.item}>
                  {service}
                </li>
              ))}
            </ul>
          </div>
          <div className={css.wide}>
            <Heading level={2}>{words.contact}</Heading>
            <ul className={css.list}>
              {contact.map((detail) => (
                <li key={detail.label}>
                  <ContactLine {...detail} iconSize="small" />
                </li>
              ))}
            </ul>
          </div>
        </div>
        <Stack direction="row" gap="large" align="stretch" className={css.closing}>
          <p>{`© ${year} ${brand}. ${words.rights}`}</p>
          <Stack as="ul" direction="row" gap="large" className={css.legal}>
            {legal.map(({ label, href }) => (
              <li key={label}>
                <Link href={href} className={css.legalLink}>
                  {label}
                </Link>
              </li>
            ))}
          </Stack>
        </Stack>
      </Container>
    </footer>
  );
}
