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
