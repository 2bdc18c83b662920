import type { APIRequestContext } from '@playwright/test';
import { HEADERS, newSession } from './accounts.ts';

export type Row = Record<string, unknown> & { id: string };
export type AdminApi = Awaited<ReturnType<typeof adminApi>>;

/** Of one sign-in, shared by all tests of a worker. */
let token: Promise<string> | undefined;

/** The data API with the rights of the admin, independent of the page. A failed call fails the test. */
export async function adminApi(request: APIRequestContext) {
  token ??= newSession(request).then((session) => session.access_token);
  const headers = {
    ...HEADERS,
    Authorization: `Bearer ${await token}`,
    Prefer: 'return=representation',
  };
  const call = async (method: string, table: string, filter: string, data?: object) => {
    const options = { method, headers, failOnStatusCode: true, ...(data && { data }) };
    return (await request.fetch(`/rest/v1/${table}?${filter}`, options)).json() as Promise<Row[]>;
  };
  return {
    /** @returns the stored row */
    insert: async (table: string, row: object) => (await call('POST', table, '', row))[0] as Row,
    /** @param filter e.g. `title=eq.Word` */
    select: (table: string, filter: string) => call('GET', table, filter),
    update: (table: string, filter: string, values: object) => call('PATCH', table, filter, values),
    remove: (table: string, filter: string) => call('DELETE', table, filter),
  };
}
