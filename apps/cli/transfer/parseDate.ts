/** A time that names its zone, at the end. */
const ZONED = /(?::\d{2}.*(?:Z|[+-]\d{2}:?\d{2})|\b(?:GMT|UTC|[ECMP][SD]T))$/i;
const ISO =
  /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i;

/**
 * The moment that a text names, in a zone's time where it has none of its own.
 * @returns undefined for a text that is no date
 */
export function parseDate(
  text: string,
  timeZone: string,
): { moment: Date; isLocal: boolean } | undefined {
  const trimmed = text
    .trim()
    // What follows a zone names it once more: `+0530 IST`, `GMT+0530 (India Standard Time)`.
    .replace(/([+-]\d{2}:?\d{2}) *(?:[A-Z]{2,5}|\([^()]*\))$/, '$1')
    .replace(/(\d)(?:st|nd|rd|th)\b/i, '$1');
  const [, year, , month = '', day = '', hour = '0', minute = '00', second = '00', zone] =
    ISO.exec(trimmed) ?? [];
  const two = (part: string) => part.padStart(2, '0');
  if (year !== undefined) {
    const date = `${year}-${two(month)}-${two(day)}`;
    const time = `${date}T${two(hour)}:${minute}:${second}`;
    const isDay = new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date);
    return isDay
      ? checked(
          zone
            ? new Date(
                `${time}${zone.replace(/(\d{2})(\d{2})$/, '$1:$2').replace(/UTC|GMT/i, 'Z')}`,
              )
            : inZone(time, timeZone),
          !zone,
        )
      : undefined;
  }
  // Words such as `6 March 2026`, as front matter and feeds write them; 06-03-2026 is one of two days.
  if (!/^[a-z\d][\w ,.:+-]*\b\d{4}\b/i.test(trimmed) || !/[a-z]{3}/i.test(trimmed))
    return undefined;
  if (ZONED.test(trimmed)) return checked(new Date(trimmed), false);
  const spoken = new Date(`${trimmed} UTC`);
  if (Number.isNaN(spoken.valueOf())) return undefined;
  return checked(inZone(spoken.toISOString().slice(0, 19), timeZone), true);
}

function checked(moment: Date, isLocal: boolean) {
  const year = moment.getUTCFullYear();
  return year >= 1900 && year < 2200 ? { moment, isLocal } : undefined;
}

/** @param time such as `2026-03-04T10:00:00` */
function inZone(time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${time}Z`);
  // Swedish dates are those of ISO 8601.
  const there = new Date(asUtc).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T');
  return new Date(asUtc - (Date.parse(`${there}Z`) - asUtc));
}
