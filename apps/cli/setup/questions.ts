import { type Rule, siteContentRules } from '../doctor/siteContentRules.ts';
import { parseColor } from './oklch.ts';

export interface Question {
  asks: string;
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

const path: Rule = (value) =>
  /^\/[^/]/.test(value) ? undefined : `is "${value}", which is no path such as /founder.webp.`;

const ask = (asks: string, rule: Rule = siteContentRules.text): Question => ({ asks, rule });
const optional = (asks: string, rule: Rule = () => undefined): Question => ({
  ...ask(asks, rule),
  optional: true,
});
const profile = (label: string) =>
  optional(`Address of the profile on ${label}`, siteContentRules.link);

/** Everything that setup asks, by the name of its flag and its key in a JSON file. */
export const questions = {
  brand: ask('Brand'),
  verb: ask("The verb in 'Ready to … Your Brand?'"),
  tagline: ask('What the agency does, in one sentence'),
  founder: ask("Founder's name"),
  portrait: optional("Founder's portrait in apps/site/public, such as /founder.webp", path),
  phone: ask('Phone, with + and code', siteContentRules.phone),
  whatsapp: ask('WhatsApp number, digits alone', siteContentRules.whatsapp),
  email: ask('E-mail address', siteContentRules.email),
  country: ask('Country'),
  street: optional('Street'),
  town: ask('Town'),
  province: optional('State or province, where addresses name one'),
  postalCode: ask('Postal code'),
  latitude: ask('Degrees north, for the map, such as 38.71', degrees(90)),
  longitude: ask('Degrees east, for the map, such as -9.14', degrees(180)),
  region: ask('The region whose businesses you work for'),
  origin: ask("Where the agency began: '… began in …'"),
  authority: ask('Who hears complaints about data protection'),
  timeZone: ask('Time zone, such as Europe/Lisbon', siteContentRules.timeZone),
  locale: ask('Language of the texts and country, such as en_PT', siteContentRules.locale),
  consultation: ask('Address of the consultation form', siteContentRules.link),
  websiteOrder: ask('Address where a website is ordered', siteContentRules.link),
  story: ask("Address of the agency's story", siteContentRules.link),
  scheduling: optional('Address where a call is scheduled', siteContentRules.link),
  facebook: profile('Facebook'),
  instagram: profile('Instagram'),
  linkedin: profile('LinkedIn'),
  youtube: profile('YouTube'),
  first: optional('First colour, which acts, such as #ffd23f (empty: colours stay)', color),
  second: optional('Second colour, which marks', color),
  motif: {
    asks: 'Motif',
    rule: (value) =>
      (MOTIFS as readonly string[]).includes(value)
        ? undefined
        : `is "${value}"; there are ${MOTIFS.join(' and ')}.`,
    options: MOTIFS,
  },
} satisfies Record<string, Question>;

export type Answers = Record<keyof typeof questions, string>;
export const names = Object.keys(questions) as (keyof Answers)[];

/** What is wrong with an answer; undefined where nothing is. */
export function problemOf(name: keyof Answers, answer: string): string | undefined {
  const question: Question = questions[name];
  if (answer.length > MOST_LETTERS) return `has more than ${MOST_LETTERS} letters.`;
  if (/[\p{Cc}\p{Cf}]/u.test(answer.replaceAll(JOINERS, ''))) return 'has control characters.';
  if (question.optional && answer === '') return undefined;
  return question.rule(answer);
}

/** Longer than any brand, tagline or URL. */
const MOST_LETTERS = 300;
/** Invisible letters that Indian scripts and emoji are written with. */
const JOINERS = /[\u200c\u200d]/g;
