import { type Answers, names, problemOf } from './questions.ts';

/** Answers that a new town or country makes necessary: what stands there would be of the old one. */
const WITH_TOWN = ['postalCode', 'latitude', 'longitude'] as const;
const WITH_COUNTRY = ['timeZone', 'locale'] as const;

/**
 * Completes what was given: what isn't follows from it, or stays as it is.
 * @throws Error naming every answer that is malformed, unknown or missing
 */
export function completeAnswers(given: Partial<Record<string, unknown>>, now: Answers): Answers {
  const problems: string[] = [];
  const answers: Partial<Answers> = {};
  for (const [name, value] of Object.entries(given)) {
    if (!(names as readonly string[]).includes(name)) {
      problems.push(`${name} is no question; these are ${names.join(', ')}.`);
    } else if (typeof value !== 'string' && typeof value !== 'number') {
      problems.push(`${name} has to be a text.`);
    } else answers[name as keyof Answers] = String(value).trim();
  }
  const changes = changesOf(answers, now);
  const demand = (needed: readonly (keyof Answers)[], because: string) => {
    for (const name of needed) {
      if (answers[name] === undefined) problems.push(`${name} is missing: ${because}.`);
    }
  };
  if (changes('town')) demand(WITH_TOWN, 'the town is another one');
  if (changes('country')) demand(WITH_COUNTRY, 'the country is another one');
  if (!answers.first !== !answers.second) {
    problems.push('first and second: a palette needs both colours.');
  }

  const all = { ...now, ...followingFrom(answers, now), ...answers };
  for (const name of names) {
    const problem = problemOf(name, all[name]);
    if (problem !== undefined) problems.push(`${name} ${problem}`);
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return all;
}

/**
 * What to suggest once some answers are given: what follows from them, else what stands there; nothing
 * where that would be of the old town or country.
 */
export function suggestedAnswers(given: Partial<Answers>, now: Answers): Answers {
  const changes = changesOf(given, now);
  const unknown = [
    ...(changes('town') ? WITH_TOWN : []),
    ...(changes('country') ? WITH_COUNTRY : []),
  ];
  return {
    ...now,
    ...followingFrom(given, now),
    ...Object.fromEntries(unknown.map((name) => [name, ''])),
  };
}

const changesOf = (answers: Partial<Answers>, now: Answers) => (name: keyof Answers) =>
  answers[name] !== undefined && answers[name] !== now[name];

/** What new answers say about questions that were not answered. */
function followingFrom(answers: Partial<Answers>, now: Answers): Partial<Answers> {
  const changes = changesOf(answers, now);
  const { town = now.town, country = now.country } = answers;
  const moved = changes('town') || changes('country');
  return {
    ...(changes('brand') && { verb: 'Grow', founder: "[Founder's name]", portrait: '' }),
    ...(changes('phone') && { whatsapp: (answers.phone ?? '').replace(/\D/g, '') }),
    ...(moved && { street: '', origin: `${town}, a town in ${country}` }),
    ...(changes('country') && {
      province: '',
      authority: `the data protection authority of ${country}`,
    }),
    ...((changes('country') || changes('province')) && { region: answers.province || country }),
  };
}
