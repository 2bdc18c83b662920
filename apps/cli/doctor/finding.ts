/** What a check says of a configuration, a project or a deployed site. */
export interface Finding {
  /** `placeholder`: still what the demo came with; `unknown`: can't be seen from here. */
  kind: 'broken' | 'unknown' | 'placeholder' | 'holds';
  /** Place or promise, and what was seen. */
  text: string;
  /** What to do about it. */
  remedy?: string | undefined;
}

export const broken = (text: string): Finding => ({ kind: 'broken', text });

/** What speaks against a promise; undefined: it holds. */
export type Fault = { kind?: 'broken' | 'unknown'; seen: string; remedy: string } | undefined;

/** @param promise what has to hold, as a sentence: 'Sign-up is closed' */
export function findingOf(promise: string, fault: Fault): Finding {
  if (fault === undefined) return { kind: 'holds', text: promise };
  const { kind = 'broken', seen, remedy } = fault;
  return { kind, text: `${promise}: ${seen}`, remedy };
}

/** Of a URL that gave no answer. */
export function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message : message;
}
