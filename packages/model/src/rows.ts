import * as z from 'zod/mini';

/**
 * Parses an answer of the data API: unknown columns are ignored, rows that do not match the schema
 * (such as those without an id) are left out.
 * @throws TypeError when the answer is not a list
 */
export function parseRows<Row>(schema: z.ZodMiniType<Row>, answer: unknown): Row[] {
  if (!Array.isArray(answer)) throw new TypeError('The backend did not answer with a list.');
  return answer.flatMap((row) => {
    const parsed = schema.safeParse(row);
    return parsed.success ? [parsed.data] : [];
  });
}

/** Columns that an older or hand-written row may lack or hold in another type. */
export const optionalText = z.catch(z.nullable(z.string()), null);
export const requiredText = z.catch(z.string(), '');
export const textList = z.catch(z.array(z.string()), []);
