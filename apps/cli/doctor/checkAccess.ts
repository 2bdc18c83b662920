import {
  adminIsNamed,
  currentPasswordIsAsked,
  forgedToken,
  type Session,
  signIn,
  signUpIsClosed,
} from './accountChecks.ts';
import { type Fault, type Finding, findingOf, reasonOf } from './finding.ts';
import {
  listIsReadOnly,
  MIGRATE,
  messagesAreUncounted,
  schemasAreClosed,
  sentMessageIsClosed,
} from './rightsChecks.ts';
import {
  type Answer,
  describeAnswer,
  isEmpty,
  isRefused,
  type Project,
  supabaseRequest,
} from './supabaseRequest.ts';

type Check = (project: Project, session: Session) => Promise<Fault>;

/** A check that one request decides. @param holds whether its answer keeps the guarantee */
function byOneRequest(
  path: string,
  call: Parameters<typeof supabaseRequest>[2],
  holds: (answer: Answer) => boolean,
  remedy: string,
): Check {
  return async (project) => {
    const answer = await supabaseRequest(project, path, call);
    return holds(answer) ? undefined : { seen: describeAnswer(answer), remedy };
  };
}

const isPublic = (table: string) =>
  byOneRequest(
    `/rest/v1/${table}?select=id&limit=1`,
    {},
    ({ status, body }) => status === 200 && Array.isArray(body),
    `${MIGRATE} Expose the schema public. Compare VITE_SUPABASE_ANON_KEY with the project's publishable key.`,
  );

const CHECKS: Record<string, Check> = {
  'Visitors can read blog_posts': isPublic('blog_posts'),
  'Visitors can read portfolio': isPublic('portfolio'),
  'Visitors cannot write blog_posts': (project) => listIsReadOnly(project, 'blog_posts'),
  'Visitors cannot write portfolio': (project) => listIsReadOnly(project, 'portfolio'),
  'Visitors cannot read messages': byOneRequest(
    '/rest/v1/contact_messages?select=id&limit=1',
    {},
    (answer) => isRefused(answer) || isEmpty(answer),
    `Switch row-level security on for public.contact_messages. ${MIGRATE}`,
  ),
  'Visitors cannot count messages': messagesAreUncounted,
  // Names the columns of the form, but sends no row: nothing is stored.
  'Visitors can send messages': byOneRequest(
    '/rest/v1/contact_messages?columns=name,email,mobile,message',
    { method: 'POST', body: [] },
    ({ status }) => status < 300,
    MIGRATE,
  ),
  // A project without storage refuses, and has no pictures to list.
  'Visitors cannot list pictures': byOneRequest(
    '/storage/v1/object/list/pictures',
    { method: 'POST', body: { prefix: '', limit: 1 } },
    (answer) => answer.status >= 400 || isEmpty(answer),
    `Storage → Policies: remove those for anon on storage.objects. ${MIGRATE}`,
  ),
  'Only the schema public is exposed': schemasAreClosed,
  'Sign-up is closed': signUpIsClosed,
  'Tokens signed with the published default secret are refused': (project, session) =>
    byOneRequest(
      '/rest/v1/contact_messages?select=id&limit=1',
      { token: forgedToken() },
      ({ status }) => status >= 400,
      'Set a JWT secret of your own, and make new keys from it.',
    )(project, session),
  // A page of the site may answer unknown URLs; the interface answers with JSON.
  'The interface _system is not reachable': byOneRequest(
    '/_system/config',
    {},
    ({ status, body }) => status >= 400 || typeof body === 'string',
    'This is an embedded development backend. Do not put it on the internet.',
  ),
  'GraphQL is off': byOneRequest(
    '/graphql/v1',
    { method: 'POST', body: { query: '{ __typename }' } },
    ({ body }) => (Object(body) as { data?: unknown }).data === undefined,
    'In the SQL editor: drop extension if exists pg_graphql;',
  ),
  'An admin is named': adminIsNamed,
  'A new password needs the current one': currentPasswordIsAsked,
};
const MESSAGE = 'A message that is sent cannot be read by visitors';

/** Which plan a project has is visible in its dashboard alone. */
const FREE_PLAN = {
  'The free plan pauses a project after seven days without a request.':
    'Choose a paid plan, or let something ask the project every day.',
  'Since June 2026, mails of the free plan cannot be worded.':
    'Authentication → Emails: set up an SMTP server of your own, which keeps your words.',
};

/**
 * Compares a Supabase project with what SECURITY.md promises, as far as that is visible from outside.
 * @param write sends a marked message, and deletes it again; else nothing is written
 */
export async function checkAccess(project: Project, write = false): Promise<Finding[]> {
  let session: Session;
  try {
    const { status } = await supabaseRequest(project, '/rest/v1/');
    if (status >= 500) throw new Error(`status ${status}`);
    session = await signIn(project);
  } catch (error) {
    const remedy =
      'Compare VITE_SUPABASE_URL with its address. A project of the free plan is paused after seven days without a request: its dashboard wakes it.';
    const seen = `${project.url}: ${reasonOf(error)}`;
    return [findingOf('The project answers', { seen, remedy })];
  }
  const checks: typeof CHECKS = write
    ? { ...CHECKS, [MESSAGE]: () => sentMessageIsClosed(project, session?.token) }
    : CHECKS;
  const findings: Finding[] = [];
  for (const [promise, check] of Object.entries(checks)) {
    const fault = await check(project, session).catch(
      (error): Fault => ({ kind: 'unknown', seen: reasonOf(error), remedy: 'Run it again.' }),
    );
    findings.push(findingOf(promise, fault));
  }
  const isLocal = /^(?:localhost|127\.)/.test(new URL(project.url).hostname);
  for (const [text, remedy] of isLocal ? [] : Object.entries(FREE_PLAN)) {
    findings.push({ kind: 'unknown', text, remedy });
  }
  return findings;
}
