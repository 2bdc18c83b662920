import type { RefusedField } from '@agency/model/remote';
import { backendError } from '#src/lib/backend/backendError.ts';

export interface Refusal {
  code?: string;
  message: string;
}

interface Answer {
  data: { id: string }[] | null;
  error: Refusal | null;
  status: number;
}

/**
 * Throws unless a write changed its row: row-level security filters silently, without an error. Returns the row's id.
 * @param refusedField which field of the form a refusal is about, and what to say of it
 * @throws an Error with the backend's message, empty when no row was changed, the HTTP `status`,
 * and the `field` that the refusal is about, if any
 */
export function assertRowAffected(
  { data, error, status }: Answer,
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
  if (!row || data?.length !== 1) throw backendError({ message: '' }, status);
  return row.id;
}

export function affectedNoRow({ data, error }: Answer): boolean {
  return !error && Array.isArray(data) && data.length === 0;
}
