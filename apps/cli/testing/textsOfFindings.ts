import type { Finding } from '../doctor/finding.ts';

/** The findings of a kind, without what was seen. */
export const textsOfFindings = (findings: readonly Finding[], kind: Finding['kind']): string[] =>
  findings.filter((each) => each.kind === kind).map(({ text }) => text.replace(/: .*/, ''));
