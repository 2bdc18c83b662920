import { randomUUID } from 'node:crypto';
import { signIn } from './accounts.ts';
import { ask, type Finding, type Project } from './project.ts';
import { told } from './rights.ts';

/**
 * Sends one marked message as a visitor, tries to read it back, and deletes it again as the admin.
 * Without the admin's credentials it says how to delete it.
 */
export async function messageIsKeptClosed(project: Project): Promise<Finding> {
  const promise = 'A message that is sent cannot be read by visitors';
  const email = `verify-${randomUUID()}@example.com`;
  const filter = `/rest/v1/contact_messages?email=eq.${email}`;
  const sent = await ask(project, '/rest/v1/contact_messages', {
    method: 'POST',
    body: {
      name: 'verify-project',
      email,
      mobile: null,
      message: 'Sent by verify-project to see who can read it. It may be deleted.',
    },
  });
  if (sent.status !== 201) {
    const remedy = 'Apply the migrations again: pnpm supabase db push --remote.';
    return { promise, outcome: 'broken', seen: `It was refused: ${told(sent)}`, remedy };
  }
  const { body } = await ask(project, `${filter}&select=id`);
  const isRead = Array.isArray(body) && body.length > 0;
  const rest = (await isDeleted(project, filter))
    ? ''
    : ` The message is still there: delete from public.contact_messages where email = '${email}';`;
  if (isRead) {
    const remedy = `Switch row-level security on for public.contact_messages.${rest}`;
    return { promise, outcome: 'broken', seen: 'A visitor read it.', remedy };
  }
  return rest
    ? { promise, outcome: 'unknown', seen: 'It could not be deleted.', remedy: rest.trim() }
    : { promise, outcome: 'holds' };
}

async function isDeleted(project: Project, filter: string): Promise<boolean> {
  const session = project.admin && (await signIn(project));
  if (!session) return false;
  const { body } = await ask(project, `${filter}&select=id`, {
    method: 'DELETE',
    headers: { Prefer: 'return=representation' },
    token: session.token,
  });
  return Array.isArray(body) && body.length === 1;
}
