/** Says what is wrong with a value; undefined where nothing is. */
export type Rule = (value: string) => string | undefined;

export const digitsOf = (text: string) => text.replace(/\D/g, '');
const isNumber = (digits: string) => /^[1-9]\d{7,14}$/.test(digits);

/** How the values of `content/site.ts` have to look. */
export const siteContentRules = {
  text: (value) => (value.trim() === '' ? 'is empty.' : undefined),
  phone: (value) =>
    /^\+[\d ()-]+$/.test(value) && isNumber(digitsOf(value))
      ? undefined
      : `is "${value}", which is no number with + and the country's code, such as +351 21 346 0700.`,
  whatsapp: (value) =>
    isNumber(value)
      ? undefined
      : `is "${value}", but wa.me takes digits alone, beginning with the country's code.`,
  email: (value) =>
    /^[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/.test(value) && value.length <= 254
      ? undefined
      : `is "${value}", which is no e-mail address.`,
  link: (value) =>
    /^https?:$/.test(URL.parse(value)?.protocol ?? '')
      ? undefined
      : `is "${value}", which is no address that begins with https:// or http://.`,
  timeZone: (value) =>
    isKnown(() => new Intl.DateTimeFormat('en', { timeZone: value }))
      ? undefined
      : `is "${value}", which is no IANA time zone such as Europe/Lisbon.`,
  locale: (value) =>
    /^[a-z]{2,3}_[A-Z]{2}$/.test(value) &&
    isKnown(() => Intl.getCanonicalLocales(value.replace('_', '-')))
      ? undefined
      : `is "${value}", which is no language and country such as en_PT.`,
} satisfies Record<string, Rule>;

function isKnown(ask: () => unknown): boolean {
  try {
    ask();
    return true;
  } catch {
    return false;
  }
}
