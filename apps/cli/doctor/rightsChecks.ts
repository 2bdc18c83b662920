import type { Fault } from './finding.ts';
import {
  codeOf,
  describeAnswer,
  isEmpty,
  isRefused,
  type Project,
  supabaseRequest,
} from './supabaseRequest.ts';

export const MIGRATE = 'Apply the migrations again: pnpm supabase db push --remote.';
/** No row has this id. */
const NO_ROW = 'id=eq.00000000-0000-4000-8000-000000000000';
const RETURNING = { Prefer: 'return=representation' };

const PROBE = 'Probe of doctor';
const NOTE = 'Written by doctor and rolled back. If this can be read, please delete it.';
/** Rows that pass the database's rules, so that its rights have the last word. */
const PROBES = {
  blog_posts: { title: PROBE, slug: 'probe-of-doctor', content: NOTE },
  portfolio: { title: PROBE, category: 'Probe', description: NOTE },
};
type Table = keyof typeof PROBES;

/** Nothing is stored, whatever the rights are: a cast that fails at the end rolls a write back. */
export async function listIsReadOnly(project: Project, table: Table): Promise<Fault> {
  const path = `/rest/v1/${table}`;
  const none = await Promise.all([
    supabaseRequest(project, `${path}?columns=title`, { method: 'POST', body: [] }),
    supabaseRequest(project, `${path}?${NO_ROW}`, {
      method: 'PATCH',
      body: { title: 'No row has this id' },
    }),
    supabaseRequest(project, `${path}?${NO_ROW}`, { method: 'DELETE' }),
  ]);
  // Without grants, as the migrations leave it on a hosted project, nothing else needs a try.
  if (none.every(isRefused)) return undefined;

  const row = await supabaseRequest(project, `${path}?select=id,title&limit=1`);
  const cast = await supabaseRequest(project, `${path}?select=title::uuid&limit=1`);
  const [first] = Array.isArray(row.body) ? (row.body as { id: string; title: string }[]) : [];
  if (!first || codeOf(cast) !== '22P02') {
    const seen = 'There are grants, and whether row-level security stops a write is not visible.';
    return { kind: 'unknown', seen, remedy: MIGRATE };
  }
  const write = (method: 'POST' | 'PATCH', filter: string, body: object) =>
    supabaseRequest(project, `${path}?${filter}select=title::uuid`, {
      method,
      headers: RETURNING,
      body,
    });
  const insert = await write('POST', '', PROBES[table]);
  const update = await write('PATCH', `id=eq.${first.id}&`, { title: first.title });
  if (isRefused(insert) && (isRefused(update) || isEmpty(update))) return undefined;
  return {
    seen: `${isRefused(insert) ? 'An update' : 'An insert'} by a visitor passed the rights (it was rolled back).`,
    remedy: `Switch row-level security on and remove policies for anon on public.${table}. ${MIGRATE}`,
  };
}

/** Neither exactly nor as the planner's estimate. */
export async function messagesAreUncounted(project: Project): Promise<Fault> {
  for (const kind of ['exact', 'planned', 'estimated']) {
    const answer = await supabaseRequest(project, '/rest/v1/contact_messages?select=id', {
      method: 'HEAD',
      headers: { Prefer: `count=${kind}` },
    });
    const total = answer.headers.get('content-range')?.split('/')[1];
    if (isRefused(answer) || !total || total === '0' || total === '*') continue;
    const remedy = `Revoke select on public.contact_messages from anon. ${MIGRATE}`;
    return { seen: `count=${kind} answered ${total}.`, remedy };
  }
  return undefined;
}

export async function schemasAreClosed(project: Project): Promise<Fault> {
  for (const schema of ['private', 'auth']) {
    const headers = { 'Accept-Profile': schema };
    const answer = await supabaseRequest(project, '/rest/v1/admins?select=user_id&limit=1', {
      headers,
    });
    if (codeOf(answer) === 'PGRST106' || answer.status === 406) continue;
    const seen = `The schema ${schema} answered: ${describeAnswer(answer)}`;
    return { seen, remedy: 'Settings → Data API: expose the schema public only.' };
  }
  return undefined;
}

/**
 * Sends one marked message as a visitor, tries to read it back, and deletes it again as the admin.
 * @param token the admin's; without it the finding says how to delete the message
 */
export async function sentMessageIsClosed(
  project: Project,
  token: string | undefined,
): Promise<Fault> {
  const email = `doctor-${crypto.randomUUID()}@example.com`;
  const filter = `/rest/v1/contact_messages?email=eq.${email}&select=id`;
  const sent = await supabaseRequest(project, '/rest/v1/contact_messages', {
    method: 'POST',
    body: {
      name: 'doctor',
      email,
      mobile: null,
      message: 'Sent by doctor to see who can read it. It may be deleted.',
    },
  });
  if (sent.status !== 201)
    return { seen: `It was refused: ${describeAnswer(sent)}`, remedy: MIGRATE };
  const read = await supabaseRequest(project, filter);
  const deleted =
    token &&
    (await supabaseRequest(project, filter, { method: 'DELETE', headers: RETURNING, token }));
  const isLeft = !deleted || !Array.isArray(deleted.body) || deleted.body.length !== 1;
  const remedy = isLeft
    ? `The message is still there: delete from public.contact_messages where email = '${email}';`
    : 'Switch row-level security on for public.contact_messages.';
  if (Array.isArray(read.body) && read.body.length > 0)
    return { seen: 'A visitor read it.', remedy };
  return isLeft ? { kind: 'unknown', seen: 'It could not be deleted.', remedy } : undefined;
}
