/** Something that keeps a site from going online as it should. */
export interface Finding {
  /** `placeholder`: still what the demo came with; `unreachable`: nothing answers there. */
  kind: 'malformed' | 'unreachable' | 'placeholder';
  /** File or variable, and the entry in it. */
  where: string;
  /** What is wrong, as the end of a sentence that begins with the place. */
  says: string;
}

const KINDS = ['malformed', 'unreachable', 'placeholder'] as const;
const SIGNS = { malformed: '✗', unreachable: '✗', placeholder: '…' };

/** The findings as lines for a terminal, the worst first, closed by their counts. */
export function reportOf(findings: readonly Finding[]): string {
  const lines = KINDS.flatMap((kind) =>
    findings
      .filter((finding) => finding.kind === kind)
      .map(({ where, says }) => `${SIGNS[kind]} ${where} ${says}`),
  );
  const counts = KINDS.map((kind) => {
    const count = findings.filter((finding) => finding.kind === kind).length;
    return `${count} ${kind}${kind === 'placeholder' && count !== 1 ? 's' : ''}`;
  });
  return [...lines, counts.join(', ')].join('\n');
}
