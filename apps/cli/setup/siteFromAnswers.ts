import type { Site, SiteMetadata } from '../../site/src/content/siteShape.ts';
import type { Answers } from './questions.ts';

export interface Current {
  site: Site;
  siteMetadata: SiteMetadata;
  /** Name of the motif. */
  motif: string;
}

/** The answers that are values of the site as they are. */
const TEXTS = [
  ...(['brand', 'verb', 'tagline', 'phone', 'email', 'founder', 'region', 'origin'] as const),
  ...(['postalCode', 'timeZone', 'authority', 'whatsapp'] as const),
];

const pick = <Name extends keyof Answers>(from: Record<Name, string>, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Record<Name, string>;

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

/** Builds `content/site.ts` from the answers to setup; what setup doesn't ask stays as it is. */
export function siteFromAnswers(answers: Answers, now: Site): Site {
  const { street, town, province, postalCode, country } = answers;
  const { consultation, websiteOrder, story, scheduling } = answers;
  const profiles = new Map([
    ['Facebook', answers.facebook],
    ['Instagram', answers.instagram],
    ['LinkedIn', answers.linkedin],
    ['YouTube', answers.youtube],
  ]);
  const lines = province
    ? [street, town, `${province} ${postalCode}`, country]
    : [street, `${postalCode} ${town}`, country];
  return {
    ...now,
    ...pick(answers, TEXTS),
    portrait: answers.portrait || undefined,
    location: `${town}, ${province || country}`,
    address: lines.filter((line) => line !== ''),
    position: { latitude: Number(answers.latitude), longitude: Number(answers.longitude) },
    links: { consultation, websiteOrder, story, scheduling: scheduling || undefined },
    tamilNotice: country === 'India' ? now.tamilNotice : undefined,
    social: now.social.map((each) => {
      const href = profiles.get(each.label);
      return href === undefined ? each : { ...each, href: href || undefined };
    }),
  };
}

export function siteMetadataOf(answers: Answers): SiteMetadata {
  const { locale, street, town, province: region, postalCode, country } = answers;
  return { locale, address: { street, town, region, postalCode, country } };
}
