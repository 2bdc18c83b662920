import { backendError } from '../fetchRange';

interface Answer {
  data: { id: string }[] | null;
  error: { message: string } | null;
  status: number;
}

/**
 * Checks that a write did what was asked. Row-level security filters silently: an answer without an
 * error that touched no row is a failure.
 * @throws an Error with the backend's message, or with an empty one when no row was touched
 */
export function assertTouched({ data, error, status }: Answer): void {
  if (error) throw backendError(error, status);
  if (data?.length !== 1) throw backendError({ message: '' }, status);
}
