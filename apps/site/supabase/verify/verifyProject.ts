import {
  adminIsNamed,
  forgedTokensAreRefused,
  graphqlIsOff,
  internalsAreClosed,
  signUpIsClosed,
} from './accounts.ts';
import { deployedSite } from './deployedSite.ts';
import { messageIsKeptClosed } from './message.ts';
import { ask, type Finding, type Project } from './project.ts';
import {
  listIsPublic,
  listIsReadOnly,
  messagesAreClosed,
  messagesAreUncounted,
  messagesCanBeSent,
  picturesAreUnlisted,
  schemasAreClosed,
} from './rights.ts';

const CHECKS: readonly ((project: Project) => Promise<Finding>)[] = [
  (project) => listIsPublic(project, 'blog_posts'),
  (project) => listIsPublic(project, 'portfolio'),
  (project) => listIsReadOnly(project, 'blog_posts'),
  (project) => listIsReadOnly(project, 'portfolio'),
  messagesAreClosed,
  messagesAreUncounted,
  messagesCanBeSent,
  picturesAreUnlisted,
  schemasAreClosed,
  signUpIsClosed,
  forgedTokensAreRefused,
  internalsAreClosed,
  graphqlIsOff,
  adminIsNamed,
];

interface Options {
  /** Origin of the deployed site; absent: only the project is checked. */
  site?: string | undefined;
  /** Sends a marked message, and deletes it again. Default: false, nothing is written. */
  write?: boolean;
}

/**
 * Compares a project with what SECURITY.md promises, as far as that is visible from outside.
 * @returns one finding for each promise; where nothing answers, a single one that says so
 */
export async function verifyProject(
  project: Project,
  { site, write = false }: Options = {},
): Promise<Finding[]> {
  const findings: Finding[] = [];
  try {
    await ask(project, '/rest/v1/');
    for (const check of write ? [...CHECKS, messageIsKeptClosed] : CHECKS) {
      findings.push(await check(project).catch(interrupted));
    }
  } catch (error) {
    findings.push(unreachable('The project answers', project.url, 'VITE_SUPABASE_URL', error));
  }
  if (site === undefined) return findings;
  try {
    findings.push(...(await deployedSite(site, project)));
  } catch (error) {
    findings.push(unreachable('The site answers', site, 'VITE_SITE_URL', error));
  }
  return findings;
}

const SIGNS = { holds: '✓', broken: '✗', unknown: '?' };

/** The findings as lines for a terminal, closed by their counts. */
export function reportOf(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ promise, outcome, seen, remedy }) => [
    `${SIGNS[outcome]} ${promise}${seen ? `: ${seen}` : ''}`,
    ...(remedy ? [`  → ${remedy}`] : []),
  ]);
  const count = (outcome: Finding['outcome']) =>
    findings.filter((finding) => finding.outcome === outcome).length;
  lines.push(`${count('holds')} hold, ${count('broken')} broken, ${count('unknown')} unknown`);
  return lines.join('\n');
}

function interrupted(error: unknown): Finding {
  const remedy = 'Run it again.';
  return { promise: 'Every check has an answer', outcome: 'unknown', seen: String(error), remedy };
}

function unreachable(promise: string, url: string, variable: string, error: unknown): Finding {
  const { message, cause } = error as Error;
  const seen = `${url}: ${cause instanceof Error ? cause.message : message}`;
  return { promise, outcome: 'broken', seen, remedy: `Compare ${variable} with its address.` };
}
