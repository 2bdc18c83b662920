import { createHmac } from 'node:crypto';
import { ask, askRaw, codeOf, type Finding, type Project } from './project.ts';
import { told } from './rights.ts';

/** Signs the tokens of every local or self-hosted project whose secret was never changed. */
const DEFAULT_SECRET = 'super-secret-jwt-token-with-at-least-32-characters-long';

/** No account can be created, neither with a password nor anonymously. */
export async function signUpIsClosed(project: Project): Promise<Finding> {
  const promise = 'Sign-up is closed';
  const { status, body } = await ask(project, '/auth/v1/settings');
  const settings = Object(body) as {
    disable_signup?: boolean;
    external?: { anonymous_users?: boolean };
  };
  if (status !== 200 || settings.disable_signup === undefined) {
    const seen = told({ status, body });
    const remedy = 'Look in Authentication → Sign In / Providers: sign-up has to be off.';
    return { promise, outcome: 'unknown', seen, remedy };
  }
  const remedy = 'Authentication → Sign In / Providers: switch it off.';
  if (!settings.disable_signup) {
    return { promise, outcome: 'broken', seen: 'New users may sign up.', remedy };
  }
  if (settings.external?.anonymous_users) {
    return { promise, outcome: 'broken', seen: 'Anonymous sign-ins are allowed.', remedy };
  }
  return { promise, outcome: 'holds' };
}

/** Tokens with a foreign signature are refused. */
export async function forgedTokensAreRefused(project: Project): Promise<Finding> {
  const promise = 'Forged tokens are refused';
  const token = forgedToken('service_role');
  const answer = await ask(project, '/rest/v1/contact_messages?select=id&limit=1', { token });
  if (answer.status >= 400) return { promise, outcome: 'holds' };
  return {
    promise,
    outcome: 'broken',
    seen: 'A service_role token signed with the published default secret was accepted.',
    remedy: 'Set a JWT secret of your own, and make new keys from it.',
  };
}

/** The embedded backend's internal interface is not mounted, also not behind another path. */
export async function internalsAreClosed(project: Project): Promise<Finding> {
  const promise = 'The interface _system is not reachable';
  for (const path of [
    '/_system/config',
    '/rest/v1/../../_system/config',
    '/rest/v1/%2e%2e/%2e%2e/_system/introspect',
  ]) {
    const { status, body } = await askRaw(project, path);
    // A page of the site may answer unknown addresses; the interface answers with JSON.
    if (status >= 400 || typeof body === 'string') continue;
    return {
      promise,
      outcome: 'broken',
      seen: `${path} answered with status ${status}.`,
      remedy: 'This is an embedded development backend. Do not put it on the internet.',
    };
  }
  return { promise, outcome: 'holds' };
}

/** The interface that the site doesn't use is off. */
export async function graphqlIsOff(project: Project): Promise<Finding> {
  const promise = 'GraphQL is off';
  const { body } = await ask(project, '/graphql/v1', {
    method: 'POST',
    body: { query: '{ __typename }' },
  });
  if ((Object(body) as { data?: unknown }).data === undefined) return { promise, outcome: 'holds' };
  const remedy = 'In the SQL editor: drop extension if exists pg_graphql;';
  return { promise, outcome: 'broken', seen: 'It answered a query.', remedy };
}

/** An account that can sign in is named as admin; visible only with its credentials. */
export async function adminIsNamed(project: Project): Promise<Finding> {
  const promise = 'An admin is named';
  const howToName = `In the SQL editor: select private.name_admin('owner@example.com');`;
  if (!project.admin) {
    const remedy = `Set VERIFY_ADMIN_EMAIL and VERIFY_ADMIN_PASSWORD to see it. ${howToName}`;
    return { promise, outcome: 'unknown', seen: 'Not visible from outside.', remedy };
  }
  const session = await signIn(project);
  if (!session) {
    const remedy = 'Compare VERIFY_ADMIN_EMAIL and VERIFY_ADMIN_PASSWORD with the account.';
    return { promise, outcome: 'unknown', seen: 'The account could not sign in.', remedy };
  }
  const answer = await ask(project, '/rest/v1/rpc/is_admin', {
    method: 'POST',
    body: {},
    token: session.token,
  });
  if (answer.body === true) return { promise, outcome: 'holds' };
  if (session.hasSecondFactor) {
    const seen = 'The account has a second factor, without which it has no rights.';
    return { promise, outcome: 'unknown', seen, remedy: 'Sign in on the site.' };
  }
  const isMissing = codeOf(answer) === 'PGRST202';
  return {
    promise,
    outcome: 'broken',
    seen: told(answer),
    remedy: isMissing ? 'Apply the migrations: pnpm supabase db push --remote.' : howToName,
  };
}

/** @returns undefined where the credentials are missing or refused */
export async function signIn(
  project: Project,
): Promise<{ token: string; hasSecondFactor: boolean } | undefined> {
  const { body } = await ask(project, '/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: project.admin,
  });
  const { access_token: token, user } = Object(body) as {
    access_token?: string;
    user?: { factors?: { status: string }[] };
  };
  if (token === undefined) return undefined;
  const hasSecondFactor = user?.factors?.some(({ status }) => status === 'verified') ?? false;
  return { token, hasSecondFactor };
}

function forgedToken(role: string): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const expiry = Math.floor(Date.now() / 1000) + 60;
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ role, exp: expiry })}`;
  return `${text}.${createHmac('sha256', DEFAULT_SECRET).update(text).digest('base64url')}`;
}
