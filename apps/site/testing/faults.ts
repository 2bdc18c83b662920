/** What comes in place of an answer. @param ask lets the backend answer */
export type Fault = (ask: () => Promise<Response>, signal: AbortSignal) => Promise<Response>;

const refuse =
  (status: number): Fault =>
  async () => {
    const message = `Refused with ${status}`;
    const body = { message, msg: message, code: String(status), details: null, hint: null };
    return Response.json(body, { status });
  };

const answerWith =
  (body: string, type: string): Fault =>
  async () =>
    new Response(body, { headers: { 'Content-Type': type } });

const lost = () => new TypeError('Failed to fetch');

/** The ways in which a call of the site can go wrong, by what the backend does. */
export const faults = {
  'refuses the connection': async () => {
    throw lost();
  },
  'breaks off its answer': async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(lost()) });
    return new Response(body, { headers: { 'Content-Type': 'application/json' } });
  },
  'never answers': (_, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    }),
  'answers after 5 seconds': async (ask) => {
    await new Promise((resolve) => setTimeout(resolve, 5000));
    return ask();
  },
  'answers 401': refuse(401),
  'answers 403': refuse(403),
  'answers 404': refuse(404),
  'answers 409': refuse(409),
  'answers 429': refuse(429),
  'answers 500': refuse(500),
  'answers 503': refuse(503),
  'answers with broken JSON': answerWith('[{"id": "1", ', 'application/json'),
  'answers with a web page': answerWith('<h1>Welcome</h1>', 'text/html'),
  'does it, and its answer is lost': async (ask) => {
    await ask();
    throw lost();
  },
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;

/** Faults of which a test usually expects the same. */
const GROUPS = {
  'answers 4xx': /^answers 4\d\d$/,
  'answers 5xx': /^answers 5\d\d$/,
  'answers unusably': /^(?!never|answers after)/,
};
const groupOf = (fault: FaultName) =>
  (Object.keys(GROUPS) as (keyof typeof GROUPS)[]).find((group) => GROUPS[group].test(fault));

/** In a row of `eachFault`: the message of the backend's refusal. */
export const ITS_WORDS = 'the words of the backend';

/**
 * A row for each of the faults, for `test.each`.
 * @param outcomes of single faults, and of groups for the others
 * @throws for a fault without an outcome
 */
export function eachFault<Outcome extends readonly unknown[]>(
  outcomes: { [Name in FaultName | keyof typeof GROUPS]?: Outcome },
): [FaultName, ...Outcome][] {
  return (Object.keys(faults) as FaultName[]).map((fault) => {
    const outcome = outcomes[fault] ?? outcomes[groupOf(fault) ?? fault];
    if (!outcome) throw new Error(`No outcome of a backend that ${fault}.`);
    const words = fault.replace('answers', 'Refused with');
    return [fault, ...outcome.map((it) => (it === ITS_WORDS ? words : it))] as [
      FaultName,
      ...Outcome,
    ];
  });
}
