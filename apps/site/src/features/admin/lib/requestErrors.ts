import type { RefusedField } from '@agency/model/fields';
import { backendError } from '#src/lib/backend/supabase.ts';

export interface Refusal {
  code?: string;
  message: string;
}

interface WriteAnswer {
  data: { id: string }[] | null;
  error: Refusal | null;
  status: number;
}

/** For a request that got no answer. Without a message, the text of the section that asked is shown. */
export const noAnswer = (): Error => backendError({ message: '' }, 0);

/** For a write that row-level security left undone: it filters silently, without an error. */
export const nothingWritten = (): Error => backendError({ message: '' }, 200);

/** Thrown by a write of an entry that is no longer as it was read. Nothing was written. */
export class EntryConflict<Row> extends Error {
  /** What is stored now; null when the entry was deleted. */
  readonly row: Row | null;

  constructor(row: Row | null) {
    // Without a message, the section's own text is shown.
    super('');
    this.row = row;
  }
}

/**
 * Throws unless a write changed its row. Returns the row's id.
 * @param refusedField which field of the form a refusal is about, and what to say of it
 * @throws an Error with the backend's message, empty when no row was changed, the HTTP `status`,
 * and the `field` that the refusal is about, if any
 */
export function assertRowAffected(
  { data, error, status }: WriteAnswer,
  refusedField?: (refusal: Refusal) => RefusedField | undefined,
): string {
  if (error) {
    const refused = refusedField?.(error);
    throw Object.assign(
      backendError(refused ?? error, status),
      refused && { field: refused.field },
    );
  }
  const [row] = data ?? [];
  if (!row || data?.length !== 1) throw nothingWritten();
  return row.id;
}

export function affectedNoRow({ data, error }: WriteAnswer): boolean {
  return !error && Array.isArray(data) && data.length === 0;
}

/** The field of a form that a failed write is about, as `assertRowAffected` throws it. */
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
