import type { Finding } from './finding.ts';

const SIGNS = { broken: '✗', unknown: '?', placeholder: '…', holds: '✓' };
const KINDS = Object.keys(SIGNS) as Finding['kind'][];

/** The findings as lines for a terminal, the worst first, closed by their counts. */
export function findingReport(findings: readonly Finding[]): string {
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
