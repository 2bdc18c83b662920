import { asVisitor } from './asVisitor';
import type { RangeRequest } from './fetchRange';

/** @returns the row whose column has this value; null when there is none, or no answer */
export async function fetchOne<Row>({
  table,
  parse,
  column,
  value,
  signal,
}: Pick<RangeRequest<Row>, 'table' | 'parse'> & {
  column: 'id' | 'slug';
  value: string;
  signal: AbortSignal;
}): Promise<Row | null> {
  const { data } = await asVisitor((supabase) =>
    supabase.from(table).select('*').filter(column, 'eq', value).limit(1).abortSignal(signal),
  );
  return parse(data ?? [])[0] ?? null;
}
