/** An error response of the backend: its status and JSON body. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, body: { message: string } | { msg: string }) {
    super('message' in body ? body.message : body.msg);
    this.status = status;
    this.body = body;
  }
}

/** An error response in the format of the data API. @param code SQLSTATE, or PostgREST's own */
export function refuse(
  status: number,
  code: string,
  message: string,
  details: string | null = null,
): Refusal {
  return new Refusal(status, { code, details, hint: null, message } as { message: string });
}

/** A request that the mock backend does not support: the story that sends it fails. */
export class NotMocked extends Error {
  constructor(what: string, file: string) {
    super(
      `The mock backend does not support ${what}. Implement it in mocks/backend/${file}, ` +
        'and add the request to apps/site/supabase/tests/mocks.test.ts.',
    );
  }
}
