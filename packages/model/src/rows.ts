import type { ZodMiniType } from 'zod/mini';

/**
 * Parses an answer of the data API: unknown columns are ignored, rows that do not match the schema
 * (such as those without an id) are left out.
 * @throws TypeError when the answer is not a list
 */
export function parseRows<Row>(schema: ZodMiniType<Row>, answer: unknown): Row[] {
  if (!Array.isArray(answer)) throw new TypeError('The backend did not answer with a list.');
  return answer.flatMap((row) => {
    const parsed = schema.safeParse(row);
    return parsed.success ? [parsed.data] : [];
  });
}
