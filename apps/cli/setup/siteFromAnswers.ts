import type { Site, SiteMetadata } from '../../site/src/content/siteShape.ts';
import type { Answers } from './questions.ts';

const LABELS = {
  Facebook: 'facebook',
  Instagram: 'instagram',
  LinkedIn: 'linkedin',
  YouTube: 'youtube',
} as const;

/** Builds `content/site.ts` from the answers to setup; what setup doesn't ask stays as it is. */
export function siteFromAnswers(answers: Answers, now: Site): Site {
  const { street, town, province, postalCode, country } = answers;
  const lines = province
    ? [street, town, `${province} ${postalCode}`, country]
    : [street, `${postalCode} ${town}`, country];
  return {
    brand: answers.brand,
    logo: now.logo,
    verb: answers.verb,
    tagline: answers.tagline,
    phone: answers.phone,
    email: answers.email,
    founder: answers.founder,
    region: answers.region,
    origin: answers.origin,
    location: `${town}, ${province || country}`,
    address: lines.filter((line) => line !== ''),
    postalCode,
    timeZone: answers.timeZone,
    position: { latitude: Number(answers.latitude), longitude: Number(answers.longitude) },
    links: {
      consultation: answers.consultation,
      websiteOrder: answers.websiteOrder,
      story: answers.story,
      scheduling: answers.scheduling || undefined,
    },
    authority: answers.authority,
    tamilNotice: country === 'India' ? now.tamilNotice : undefined,
    whatsapp: answers.whatsapp,
    social: now.social.map((each) => {
      const name = LABELS[each.label as keyof typeof LABELS];
      return name === undefined ? each : { ...each, href: answers[name] || undefined };
    }),
    legal: now.legal,
  };
}

export function siteMetadataOf(answers: Answers): SiteMetadata {
  const { street, town, province, postalCode, country } = answers;
  return {
    locale: answers.locale,
    address: { street, town, region: province, postalCode, country },
  };
}
