import type { Site, SiteMetadata } from '../../site/src/content/siteTypes.ts';
import type { Answers } from './questions.ts';
import { pick, TEXTS } from './siteFromAnswers.ts';

export interface Current {
  site: Site;
  siteMetadata: SiteMetadata;
  /** Name of the motif. */
  motif: string;
}

/** What setup asks, answered by the files as they are. */
export function currentAnswers({ site, siteMetadata, motif }: Current): Answers {
  const { region: province, street, town, country } = siteMetadata.address;
  const profileOn = (network: string) =>
    site.social.find(({ label }) => label === network)?.href ?? '';
  return {
    ...pick(site, TEXTS),
    facebook: profileOn('Facebook'),
    instagram: profileOn('Instagram'),
    linkedin: profileOn('LinkedIn'),
    youtube: profileOn('YouTube'),
    street,
    town,
    province,
    country,
    motif,
    locale: siteMetadata.locale,
    latitude: String(site.position.latitude),
    longitude: String(site.position.longitude),
    ...site.links,
    scheduling: site.links.scheduling ?? '',
    portrait: site.portrait ?? '',
    first: '',
    second: '',
  };
}
