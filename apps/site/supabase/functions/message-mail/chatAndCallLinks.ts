/** Code points of the zeros of scripts whose digits visitors type. */
const ZEROS = [0x0be6, 0x0966, 0x0660, 0x06f0, 0x0d66, 0x0c66, 0x0ce6];

/** India's code, for numbers without one. */
const COUNTRY = '91';

/** A mobile number of India without its country's code. */
const NATIONAL = /^[6-9]\d{9}$/;
/** E.164: at most 15 digits, and none begins with 0; shorter than 8 is no subscriber's. */
const INTERNATIONAL = /^[1-9]\d{7,14}$/;

/** The digits and plus signs of a text, as ASCII. */
function phoneDigits(text: string): string {
  return [...text.normalize('NFKC')]
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      const zero = ZEROS.find((each) => code >= each && code <= each + 9);
      return zero === undefined ? letter : String(code - zero);
    })
    .join('')
    .replace(/[^\d+]/g, '');
}

/**
 * Links to a WhatsApp chat and to a call. What people type has brackets, a leading 0, 00 or +; where the
 * agency is in India, ten digits are taken for an Indian mobile number. It lies here because the function is
 * deployed without anything around it; the panel reads it as `#mail/chatAndCallLinks`.
 * @param own the agency's number: digits that begin with its country's code
 * @returns no `chat` where the text is no complete number, no `call` where it has no digit
 */
export function chatAndCallLinks(text: string, own: string): { chat?: string; call?: string } {
  const typed = phoneDigits(text);
  const number = internationalNumber(typed, own);
  if (number) return { chat: `https://wa.me/${number}`, call: `tel:+${number}` };
  return /\d/.test(typed) ? { call: `tel:${typed}` } : {};
}

/** A mobile number as WhatsApp takes it: digits with the country's code. */
function internationalNumber(typed: string, own: string): string | undefined {
  if (/\d\+/.test(typed)) return undefined;
  const named = /^(?:\++|00)/.test(typed);
  const digits = typed.replace(/^(?:\++|0+)/, '');
  if (!named && !own.startsWith(COUNTRY)) return undefined;
  if (!named && NATIONAL.test(digits)) return `${COUNTRY}${digits}`;
  // Some write the 0 of a long-distance call after the country's code.
  const whole = digits.replace(new RegExp(`^${COUNTRY}0(?=[6-9]\\d{9}$)`), COUNTRY);
  const ofIndia = whole.startsWith(COUNTRY) && NATIONAL.test(whole.slice(COUNTRY.length));
  return (named || ofIndia) && INTERNATIONAL.test(whole) ? whole : undefined;
}
