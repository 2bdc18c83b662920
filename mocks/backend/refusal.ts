/** An error response of the backend. */
export class Refusal extends Error {
  readonly response: Response;

  constructor(status: number, message: string, body: object) {
    super(message);
    this.response = Response.json(body, { status });
  }
}

/** An error response in the format of the data API. @param code SQLSTATE, or PostgREST's own */
export const refuse = (status: number, code: string, message: string): Refusal =>
  new Refusal(status, message, { code, details: null, hint: null, message });

/** An error response in the format of the auth API. */
export const deny = (status: number, error_code: string, msg: string): Refusal =>
  new Refusal(status, msg, { code: status, error_code, msg });

/** A request that the mock backend does not support: the story that sends it fails. */
export class NotMocked extends Error {
  constructor(what: string) {
    super(
      `The mock backend does not support ${what}. Implement it in mocks/backend, and add the ` +
        'request to apps/site/supabase/tests/mocks.test.ts.',
    );
  }
}
