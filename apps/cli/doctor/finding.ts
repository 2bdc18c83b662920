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

const SIGNS = { broken: '✗', unknown: '?', placeholder: '…', holds: '✓' };
const KINDS = Object.keys(SIGNS) as Finding['kind'][];

/** The findings as lines for a terminal, the worst first, closed by their counts. */
export function reportOf(findings: readonly Finding[]): string {
  const lines: string[] = [];
  const counts = KINDS.map((kind) => {
    const found = findings.filter((finding) => finding.kind === kind);
    for (const { text, remedy } of found) {
      lines.push(`${SIGNS[kind]} ${text}`, ...(remedy ? [`  → ${remedy}`] : []));
    }
    const count = found.length;
    if (kind === 'holds') return count === 1 ? '1 holds' : `${count} hold`;
    return `${count} ${kind}${kind === 'placeholder' && count !== 1 ? 's' : ''}`;
  });
  return [...lines, counts.join(', ')].join('\n');
}

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
