import * as z from 'zod/mini';

const stored = z.object({ savedAt: z.number(), values: z.record(z.string(), z.unknown()) });

/** Unsaved values of a form on a device, with the time of the last change in ms since 1970. */
export type Draft = z.output<typeof stored>;

/** @returns undefined for a text that isn't a draft */
export function parseDraft(text: string): Draft | undefined {
  try {
    return z.safeParse(stored, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * A draft's values as a form takes them: a field that the draft lacks, or that isn't text, has its
 * value in `initial`, and a field that the form doesn't have is left out.
 */
export function restoreFields<Fields extends Record<string, string>>(
  initial: Fields,
  values: Draft['values'],
): Fields {
  const fields = Object.entries(initial).map(([name, text]) => [name, z.catch(z.string(), text)]);
  return z.parse(z.object(Object.fromEntries(fields)), values) as Fields;
}
