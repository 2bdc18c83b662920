import { createHmac } from 'node:crypto';
import type { Fault } from './finding.ts';
import { codeOf, describeAnswer, type Project, supabaseRequest } from './supabaseRequest.ts';

/** The JWT secret of Supabase's published examples, which local and self-hosted projects keep until it is changed. */
const DEFAULT_SECRET = 'super-secret-jwt-token-with-at-least-32-characters-long';
const CREDENTIALS = 'VERIFY_ADMIN_EMAIL and VERIFY_ADMIN_PASSWORD';

/** An admin's session; undefined without credentials, or where they are refused. */
export type Session = { token: string; hasSecondFactor: boolean } | undefined;

export async function signIn(project: Project): Promise<Session> {
  if (!project.admin) return undefined;
  const path = '/auth/v1/token?grant_type=password';
  const { body } = await supabaseRequest(project, path, { method: 'POST', body: project.admin });
  const { access_token: token, user } = Object(body) as {
    access_token?: string;
    user?: { factors?: { status: string }[] };
  };
  if (token === undefined) return undefined;
  const hasSecondFactor = user?.factors?.some(({ status }) => status === 'verified') ?? false;
  return { token, hasSecondFactor };
}

/** The result of a check that needs an admin's session, where there is none. */
function unseen({ admin }: Project, howToLook: string): Fault {
  const seen = admin ? 'The account could not sign in.' : 'Not visible from outside.';
  const remedy = admin
    ? `Compare ${CREDENTIALS} with the account.`
    : `Set ${CREDENTIALS} to see it. ${howToLook}`;
  return { kind: 'unknown', seen, remedy };
}

/** Checks that visitors can neither register nor sign in anonymously. */
export async function signUpIsClosed(project: Project): Promise<Fault> {
  const answer = await supabaseRequest(project, '/auth/v1/settings');
  const settings = Object(answer.body) as {
    disable_signup?: boolean;
    external?: { anonymous_users?: boolean };
  };
  if (answer.status !== 200 || settings.disable_signup === undefined) {
    const remedy = 'Look in Authentication → Sign In / Providers: sign-up has to be off.';
    return { kind: 'unknown', seen: describeAnswer(answer), remedy };
  }
  const remedy = 'Authentication → Sign In / Providers: switch it off.';
  if (!settings.disable_signup) return { seen: 'New users may sign up.', remedy };
  return settings.external?.anonymous_users
    ? { seen: 'Anonymous sign-ins are allowed.', remedy }
    : undefined;
}

/** Checks that the account has the rights of an admin. */
export async function adminIsNamed(project: Project, session: Session): Promise<Fault> {
  const howToName = `In the SQL editor: select private.name_admin('owner@example.com');`;
  if (!session) return unseen(project, howToName);
  const { token, hasSecondFactor } = session;
  const answer = await supabaseRequest(project, '/rest/v1/rpc/is_admin', {
    method: 'POST',
    body: {},
    token,
  });
  if (answer.body === true) return undefined;
  if (hasSecondFactor) {
    const seen = 'The account has a second factor, without which it has no rights.';
    return { kind: 'unknown', seen, remedy: 'Sign in on the site.' };
  }
  const isMissing = codeOf(answer) === 'PGRST202';
  const remedy = isMissing ? 'Apply the migrations: pnpm supabase db push --remote.' : howToName;
  return { seen: describeAnswer(answer), remedy };
}

/**
 * Checks that a new password needs the current one. Sends the account's own password as the new one, so
 * that nothing changes whatever the answer is.
 */
export async function currentPasswordIsAsked(project: Project, session: Session): Promise<Fault> {
  const remedy =
    'Look in Authentication → Sign In / Providers → Email: Require current password when updating has to be on.';
  if (!session || !project.admin) return unseen(project, remedy);
  const { password } = project.admin;
  const { token } = session;
  const answer = await supabaseRequest(project, '/auth/v1/user', {
    method: 'PUT',
    body: { password },
    token,
  });
  const isAsked = /current[ _]password/i.test(JSON.stringify(answer.body));
  if (answer.status >= 400 && answer.status < 500 && isAsked) return undefined;
  return { kind: 'unknown', seen: `${codeOf(answer) || `status ${answer.status}`}.`, remedy };
}

/** Seconds that the forged token is valid: what it takes to ask, and what two clocks may differ by. */
const FORGED_LIFE = 60;

/** A token of the service, signed with the default secret: a safe project refuses it. */
export function forgedToken(): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { role: 'service_role', exp: Math.floor(Date.now() / 1000) + FORGED_LIFE };
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', DEFAULT_SECRET).update(text).digest('base64url')}`;
}
