/** An answer in which the backend says no, with the body that its client reads. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, body: { message: string } | { msg: string }) {
    super('message' in body ? body.message : body.msg);
    this.status = status;
    this.body = body;
  }
}

/** A refusal as the data API words it. */
export function refuse(
  status: number,
  code: string,
  message: string,
  details: string | null = null,
): Refusal {
  return new Refusal(status, { code, details, hint: null, message } as { message: string });
}

/** A request that nobody taught the mock backend to answer: the story that makes it fails. */
export class NotMocked extends Error {
  constructor(what: string, file: string) {
    super(
      `The mock backend has no answer to ${what}. Teach it in mocks/backend/${file}, ` +
        'and add the request to apps/site/supabase/tests/mocks.test.ts.',
    );
  }
}
