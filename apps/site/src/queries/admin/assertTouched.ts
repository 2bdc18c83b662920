import type { RefusedField } from '@agency/model/remote';
import { backendError } from '../backendError';

interface Refusal {
  code?: string;
  message: string;
}

interface Answer {
  data: { id: string }[] | null;
  error: Refusal | null;
  status: number;
}

/**
 * Checks that a write touched its row. Row-level security filters silently: an answer without an
 * error that touched no row is a failure.
 * @param refusedField which field of the form a refusal is about, and what to say of it
 * @throws an Error with the backend's message, empty when no row was touched, with the HTTP status as
 * `status`, and with the field as `field` where the refusal is about one
 */
export function assertTouched(
  { data, error, status }: Answer,
  refusedField?: (refusal: Refusal) => RefusedField | undefined,
): void {
  if (error) {
    const refused = refusedField?.(error);
    throw Object.assign(
      backendError(refused ?? error, status),
      refused && { field: refused.field },
    );
  }
  if (data?.length !== 1) throw backendError({ message: '' }, status);
}

/** Whether a write was answered without an error and without a row. */
export function touchedNothing({ data, error }: Answer): boolean {
  return !error && Array.isArray(data) && data.length === 0;
}
