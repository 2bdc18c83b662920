import type { Site, SiteMetadata } from '../../site/src/content/siteTypes.ts';
import type { Answers } from './questions.ts';

/** The answers that are values of the site as they are. */
export const TEXTS = [
  ...(['brand', 'verb', 'tagline', 'phone', 'email', 'founder', 'region', 'origin'] as const),
  ...(['postalCode', 'timeZone', 'authority', 'whatsapp'] as const),
];

export const pick = <Name extends keyof Answers>(
  from: Record<Name, string>,
  names: readonly Name[],
) => Object.fromEntries(names.map((name) => [name, from[name]])) as Record<Name, string>;

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
