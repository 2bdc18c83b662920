import type { RefusedField } from '@agency/model/remote';

export function refusedFieldOf(error: unknown): RefusedField | undefined {
  if (!(error instanceof Error) || !('field' in error)) return undefined;
  return typeof error.field === 'string'
    ? { field: error.field, message: error.message }
    : undefined;
}

/** Whether a request left and no answer came: what it asked for may have been done. */
export const gotNoAnswer = (error: unknown): boolean => statusOf(error) === 0;

/** Whether a request had no session, so that the login is shown. */
export const isSessionEnded = (error: unknown): boolean => statusOf(error) === 401;

const statusOf = (error: unknown) =>
  error instanceof Error && 'status' in error ? error.status : undefined;
