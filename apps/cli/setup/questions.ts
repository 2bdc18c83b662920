import type { Site, SiteMetadata } from '../../site/src/content/siteShape.ts';
import { type Rule, rules } from '../doctor/checkSiteContent.ts';
import { parseColor } from './brandColor.ts';

export interface Current {
  site: Site;
  siteMetadata: SiteMetadata;
  motif: string;
}

export interface Question {
  asks: string;
  /** What the files say now. */
  now: (current: Current) => string;
  rule: Rule;
  /** An empty answer means that there is none. Default: false. */
  optional?: boolean;
  /** The whole list of answers. */
  options?: readonly string[];
}

/** Names of the files in `packages/ui/src/primitives` that draw one. */
export const MOTIFS = ['kolam', 'lattice'] as const;

/** Degrees, within the given number of them to each side. */
const degrees =
  (most: number): Rule =>
  (value) =>
    value.trim() !== '' && Math.abs(Number(value)) <= most
      ? undefined
      : `is "${value}", which is no number from -${most} to ${most} such as 38.71.`;

const color: Rule = (value) => {
  try {
    parseColor(value);
    return undefined;
  } catch (error) {
    return `is refused: ${(error as Error).message}`;
  }
};

const ask = (asks: string, now: Question['now'], rule = rules.text as Rule): Question => ({
  asks,
  now,
  rule,
});
const optional = (...question: Parameters<typeof ask>): Question => ({
  ...ask(...question),
  optional: true,
});
const link = (asks: string, name: keyof Site['links']) =>
  optional(asks, ({ site }) => site.links[name] ?? '', rules.link);
const profile = (label: string) =>
  optional(
    `Address of the profile on ${label}`,
    ({ site }) => site.social.find((each) => each.label === label)?.href ?? '',
    rules.link,
  );
const anything: Rule = () => undefined;

/** Everything that setup asks, by the name of its flag and its key in a JSON file. */
export const questions = {
  brand: ask('Brand', ({ site }) => site.brand),
  verb: ask("The verb in 'Ready to … Your Brand?'", ({ site }) => site.verb),
  tagline: ask('What the agency does, in one sentence', ({ site }) => site.tagline),
  founder: ask("Founder's name", ({ site }) => site.founder),
  phone: ask('Phone, with + and code', ({ site }) => site.phone, rules.phone),
  whatsapp: ask('WhatsApp number, digits alone', ({ site }) => site.whatsapp, rules.whatsapp),
  email: ask('E-mail address', ({ site }) => site.email, rules.email),
  country: ask('Country', ({ siteMetadata: { address } }) => address.country),
  street: optional('Street', ({ siteMetadata: { address } }) => address.street, anything),
  town: ask('Town', ({ siteMetadata: { address } }) => address.town),
  province: optional(
    'State or province, where addresses name one',
    ({ siteMetadata: { address } }) => address.region,
    anything,
  ),
  postalCode: ask('Postal code', ({ siteMetadata: { address } }) => address.postalCode),
  latitude: ask(
    'Degrees north, for the map, such as 38.71',
    ({ site }) => String(site.position.latitude),
    degrees(90),
  ),
  longitude: ask(
    'Degrees east, for the map, such as -9.14',
    ({ site }) => String(site.position.longitude),
    degrees(180),
  ),
  region: ask('The region whose businesses you work for', ({ site }) => site.region),
  origin: ask("Where the agency began: '… began in …'", ({ site }) => site.origin),
  authority: ask('Who hears complaints about data protection', ({ site }) => site.authority),
  timeZone: ask('Time zone, such as Europe/Lisbon', ({ site }) => site.timeZone, rules.timeZone),
  locale: ask(
    'Language of the texts and country, such as en_PT',
    ({ siteMetadata }) => siteMetadata.locale,
    rules.locale,
  ),
  consultation: link('Address of the consultation form', 'consultation'),
  websiteOrder: link('Address where a website is ordered', 'websiteOrder'),
  story: link("Address of the agency's story", 'story'),
  scheduling: link('Address where a call is scheduled', 'scheduling'),
  facebook: profile('Facebook'),
  instagram: profile('Instagram'),
  linkedin: profile('LinkedIn'),
  youtube: profile('YouTube'),
  first: optional(
    'First colour, which acts, such as #ffd23f (empty: colours stay)',
    () => '',
    color,
  ),
  second: optional('Second colour, which marks', () => '', color),
  motif: {
    asks: 'Motif',
    now: ({ motif }) => motif,
    rule: (value) =>
      (MOTIFS as readonly string[]).includes(value)
        ? undefined
        : `is "${value}"; there are ${MOTIFS.join(' and ')}.`,
    options: MOTIFS,
  },
} satisfies Record<string, Question>;

export type Answers = Record<keyof typeof questions, string>;
export const names = Object.keys(questions) as (keyof Answers)[];

/** The links that pages can't do without. */
const NEEDED: readonly string[] = ['consultation', 'websiteOrder', 'story'];

/** What is wrong with an answer; undefined where nothing is. */
export function problemOf(name: keyof Answers, answer: string): string | undefined {
  const question: Question = questions[name];
  if (answer.length > MOST_LETTERS) return `has more than ${MOST_LETTERS} letters.`;
  if (/[\p{Cc}\p{Cf}]/u.test(answer.replaceAll(JOINERS, ''))) return 'has control characters.';
  if (question.optional && answer === '' && !NEEDED.includes(name)) return undefined;
  return question.rule(answer);
}

/** Longer than any brand, tagline or URL. */
const MOST_LETTERS = 300;
/** Invisible letters that Indian scripts and emoji are written with. */
const JOINERS = /[\u200c\u200d]/g;
