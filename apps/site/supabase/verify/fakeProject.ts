import { createServer, type Server } from 'node:http';

/** What is wrong with a project. */
export type Fault =
  | 'sign-up open'
  | 'anonymous sign-in'
  | 'lists closed'
  | 'posts writable'
  | 'messages readable'
  | 'messages counted'
  | 'messages refused'
  | 'pictures listed'
  | 'schemas exposed'
  | 'default secret'
  | 'internals mounted'
  | 'graphql'
  | 'no admin'
  | 'second factor'
  | 'no settings';

export interface FakeProject {
  url: string;
  /** Requests so far that would have written a row, as method and path. */
  writes: string[];
  close: () => void;
}

const DENIED = [401, { code: '42501', message: 'permission denied' }] as const;
const MISSING = [404, { message: 'not found' }] as const;

interface Asked {
  method: string;
  path: string;
  search: URLSearchParams;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}
type Reply = readonly [status: number, body: unknown, headers?: Record<string, string>];

/** Answers as a hosted project with the migrations does, but for its faults. */
export async function fakeProject(faults: readonly Fault[]): Promise<FakeProject> {
  const writes: string[] = [];
  const server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      const [path = '', query] = (request.url ?? '').split('?');
      const method = request.method ?? 'GET';
      const asked: Asked = {
        ...{ method, path, headers: request.headers },
        search: new URLSearchParams(query),
        body: text ? JSON.parse(text) : undefined,
      };
      const [status, body, headers] = replyTo(asked, new Set(faults), writes);
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
      response.end(method === 'HEAD' ? '' : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  return { url: `http://127.0.0.1:${port}`, writes, close: () => server.close() };
}

function replyTo(asked: Asked, faults: Set<Fault>, writes: string[]): Reply {
  const { path } = asked;
  if (path.includes('_system')) return faults.has('internals mounted') ? [200, {}] : MISSING;
  if (path === '/graphql/v1') return faults.has('graphql') ? [200, { data: {} }] : MISSING;
  if (path === '/storage/v1/object/list/pictures') {
    return [200, faults.has('pictures listed') ? [{ name: 'a.webp' }] : []];
  }
  if (path === '/auth/v1/settings') {
    if (faults.has('no settings')) return MISSING;
    return [
      200,
      {
        disable_signup: !faults.has('sign-up open'),
        external: { anonymous_users: faults.has('anonymous sign-in') },
      },
    ];
  }
  if (path === '/auth/v1/token') {
    const factors = faults.has('second factor') ? [{ status: 'verified' }] : undefined;
    return [200, { access_token: 'token', user: { factors } }];
  }
  if (path === '/rest/v1/rpc/is_admin') {
    return [200, !faults.has('no admin') && !faults.has('second factor')];
  }
  return replyFromTable(asked, faults, writes);
}

function replyFromTable(asked: Asked, faults: Set<Fault>, writes: string[]): Reply {
  const { method, path, search, headers, body } = asked;
  const table = path.split('/').at(-1);
  if (headers['accept-profile']) {
    return faults.has('schemas exposed') ? [200, []] : [406, { code: 'PGRST106' }];
  }
  const isForged = String(headers.authorization ?? '').split('.').length === 3;
  if (isForged && !faults.has('default secret')) return [401, { code: 'PGRST301' }];
  if (table === 'contact_messages') {
    if (method === 'POST') {
      if (faults.has('messages refused')) return DENIED;
      if (!Array.isArray(body)) writes.push(`${method} ${path}`);
      return [201, ''];
    }
    if (method === 'DELETE' && headers.authorization) {
      writes.push(`${method} ${path}`);
      return [200, [{ id: '1' }]];
    }
    if (isForged) return [200, []];
    if (method === 'GET' && faults.has('messages readable')) return [200, [{ id: '1' }]];
    if (method === 'HEAD' && faults.has('messages counted')) {
      return [200, '', { 'Content-Range': '*/7' }];
    }
    return DENIED;
  }
  if (method === 'GET') {
    if (faults.has('lists closed')) return DENIED;
    const isCast = search.get('select')?.includes('::uuid');
    return isCast ? [400, { code: '22P02' }] : [200, [{ id: '1', title: 'A title' }]];
  }
  if (table !== 'blog_posts' || !faults.has('posts writable')) return DENIED;
  if (Array.isArray(body) || search.get('id')?.endsWith('000000000000')) return [204, ''];
  // The cast fails after the write, which PostgreSQL then rolls back.
  if (search.get('select')?.includes('::uuid')) return [400, { code: '22P02' }];
  writes.push(`${method} ${path}`);
  return [201, ''];
}
