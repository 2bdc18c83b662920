import { type Answer, ask, codeOf, type Finding, isRefused, type Project } from './project.ts';

const MIGRATE = 'Apply the migrations again: pnpm supabase db push --remote.';
/** No row has this id. */
const NO_ROW = 'id=eq.00000000-0000-4000-8000-000000000000';
/** A cast that fails when the row is returned, so that the whole statement is rolled back. */
const ROLLED_BACK = { Prefer: 'return=representation' };

/** Rows that pass the database's rules, so that its rights have the last word. */
const PROBES = {
  blog_posts: {
    title: 'Probe by verify-project',
    slug: 'probe-by-verify-project',
    content: 'Written by verify-project and rolled back. If this can be read, please delete it.',
  },
  portfolio: {
    title: 'Probe by verify-project',
    category: 'Probe',
    description: 'Written by verify-project and rolled back. If this can be read, delete it.',
  },
};
type Listed = keyof typeof PROBES;

/** Posts and projects can be read by visitors. */
export async function listIsPublic(project: Project, table: Listed): Promise<Finding> {
  const promise = `Visitors can read ${table}`;
  const answer = await ask(project, `/rest/v1/${table}?select=id&limit=1`);
  if (answer.status === 200 && Array.isArray(answer.body)) return { promise, outcome: 'holds' };
  const remedy =
    codeOf(answer) === 'PGRST205'
      ? 'Apply the migrations: pnpm supabase db push --remote. Expose the schema public.'
      : `${MIGRATE} Compare VITE_SUPABASE_ANON_KEY with the project's publishable key.`;
  return { promise, outcome: 'broken', seen: told(answer), remedy };
}

/** Posts and projects can't be written by visitors. Nothing is stored, whatever the rights are. */
export async function listIsReadOnly(project: Project, table: Listed): Promise<Finding> {
  const promise = `Visitors cannot write ${table}`;
  const path = `/rest/v1/${table}`;
  const none = await Promise.all([
    ask(project, `${path}?columns=title`, { method: 'POST', body: [] }),
    ask(project, `${path}?${NO_ROW}`, { method: 'PATCH', body: { title: 'No row has this id' } }),
    ask(project, `${path}?${NO_ROW}`, { method: 'DELETE' }),
  ]);
  // Without grants, as the migrations leave it on a hosted project, nothing else needs a try.
  if (none.every(isRefused)) return { promise, outcome: 'holds' };

  const row = await ask(project, `${path}?select=id,title&limit=1`);
  const cast = await ask(project, `${path}?select=title::uuid&limit=1`);
  const [first] = Array.isArray(row.body) ? (row.body as { id: string; title: string }[]) : [];
  if (!first || codeOf(cast) !== '22P02') {
    const seen = 'There are grants, and whether row-level security stops a write is not visible.';
    return { promise, outcome: 'unknown', seen, remedy: MIGRATE };
  }
  const insert = await ask(project, `${path}?select=title::uuid`, {
    method: 'POST',
    headers: ROLLED_BACK,
    body: PROBES[table],
  });
  const update = await ask(project, `${path}?id=eq.${first.id}&select=title::uuid`, {
    method: 'PATCH',
    headers: ROLLED_BACK,
    body: { title: first.title },
  });
  const isUpdated = !isRefused(update) && !isEmpty(update);
  if (isRefused(insert) && !isUpdated) return { promise, outcome: 'holds' };
  const kind = isRefused(insert) ? 'An update' : 'An insert';
  return {
    promise,
    outcome: 'broken',
    seen: `${kind} by a visitor passed the rights (it was rolled back).`,
    remedy: `Switch row-level security on and remove policies for anon on public.${table}. ${MIGRATE}`,
  };
}

/** Messages can't be read, changed or deleted by visitors. */
export async function messagesAreClosed(project: Project): Promise<Finding> {
  const promise = 'Visitors cannot read messages';
  const answer = await ask(project, '/rest/v1/contact_messages?select=id&limit=1');
  if (isRefused(answer) || isEmpty(answer)) return { promise, outcome: 'holds' };
  return {
    promise,
    outcome: 'broken',
    seen: told(answer),
    remedy: `Switch row-level security on for public.contact_messages. ${MIGRATE}`,
  };
}

/** The number of messages isn't told to visitors, exactly or as the planner's estimate. */
export async function messagesAreUncounted(project: Project): Promise<Finding> {
  const promise = 'Visitors cannot count messages';
  for (const kind of ['exact', 'planned', 'estimated']) {
    const answer = await ask(project, '/rest/v1/contact_messages?select=id', {
      method: 'HEAD',
      headers: { Prefer: `count=${kind}` },
    });
    const total = answer.headers.get('content-range')?.split('/')[1];
    if (!isRefused(answer) && total && !['0', '*'].includes(total)) {
      return {
        promise,
        outcome: 'broken',
        seen: `count=${kind} answered ${total}.`,
        remedy: `Revoke select on public.contact_messages from anon. ${MIGRATE}`,
      };
    }
  }
  return { promise, outcome: 'holds' };
}

/** Visitors may send messages: the columns of the form, and of no row here. */
export async function messagesCanBeSent(project: Project): Promise<Finding> {
  const promise = 'Visitors can send messages';
  const answer = await ask(project, '/rest/v1/contact_messages?columns=name,email,mobile,message', {
    method: 'POST',
    body: [],
  });
  if (answer.status < 300) return { promise, outcome: 'holds' };
  return { promise, outcome: 'broken', seen: told(answer), remedy: MIGRATE };
}

/** The names of uploaded pictures are told to admins alone; a project without storage has none. */
export async function picturesAreUnlisted(project: Project): Promise<Finding> {
  const promise = 'Visitors cannot list pictures';
  const answer = await ask(project, '/storage/v1/object/list/pictures', {
    method: 'POST',
    body: { prefix: '', limit: 1 },
  });
  if (answer.status >= 400 || isEmpty(answer)) return { promise, outcome: 'holds' };
  return {
    promise,
    outcome: 'broken',
    seen: told(answer),
    remedy: `Storage → Policies: remove those for anon on storage.objects. ${MIGRATE}`,
  };
}

/** Other schemas than `public` are not exposed. */
export async function schemasAreClosed(project: Project): Promise<Finding> {
  const promise = 'Only the schema public is exposed';
  for (const schema of ['private', 'auth']) {
    const answer = await ask(project, '/rest/v1/admins?select=user_id&limit=1', {
      headers: { 'Accept-Profile': schema },
    });
    if (codeOf(answer) === 'PGRST106' || answer.status === 406) continue;
    return {
      promise,
      outcome: 'broken',
      seen: `The schema ${schema} answered: ${told(answer)}`,
      remedy: 'Settings → Data API: expose the schema public only.',
    };
  }
  return { promise, outcome: 'holds' };
}

/** Status and body of an answer, in one short line. */
export function told({ status, body }: Pick<Answer, 'status' | 'body'>): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return `status ${status}, ${text.slice(0, 120)}`;
}

function isEmpty({ body }: Answer): boolean {
  return Array.isArray(body) && body.length === 0;
}
