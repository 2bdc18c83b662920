import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const SITE = join(import.meta.dirname, '../../apps/site');
const PREVIEW = ['node_modules/vite/bin/vite.js', 'preview', '--port', '0'];

export type Server = ReturnType<typeof startServer>;

interface ServerOptions {
  env?: Record<string, string>;
  /** The folder of a site; default: the repository's. */
  cwd?: string;
  /** What Node runs there, at a free port; default: Vite's preview server. */
  script?: readonly string[];
  /** Further arguments. */
  args?: readonly string[];
  /** File that gets the output as well, for other processes. */
  log?: string | undefined;
}

/** Starts the preview server in a process of its own. */
export function startServer(options: ServerOptions) {
  const { env, cwd = SITE, script = PREVIEW, args = [], log } = options;
  const child = spawn(process.execPath, [...script, ...args], {
    cwd,
    // Outside CI, `vite preview` ends with its standard input, which is closed here.
    env: { ...process.env, CI: 'true', PORT: '', ...env },
    // A process group of its own, so that the signal also reaches its child processes.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  if (log) mkdirSync(dirname(log), { recursive: true });
  const keep = (chunk: Buffer) => {
    const text = stripVTControlCharacters(String(chunk));
    output += text;
    if (log) appendFileSync(log, text);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const origin = () => /http:\/\/localhost:\d+(?=\/)/.exec(output)?.[0] ?? '';
  /** The exit code of the process; null when a signal ended it. */
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    /** Its URL, once it has started. */
    origin,
    /** Its output so far, of stdout and stderr. */
    output: () => output,
    /** True when the server responds, false if its process exits before. */
    started: waitForResponse(origin, child),
    ended,
    /** Sends SIGINT, like Ctrl+C in a terminal, and waits for the exit. */
    stop: async () => {
      if (isRunning(child) && child.pid) process.kill(-child.pid, 'SIGINT');
      await ended;
    },
  };
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode === null && signalCode === null;

/** @param origin empty until the server has printed its URL; before, another one may respond there */
async function waitForResponse(origin: () => string, child: ChildProcess) {
  while (isRunning(child)) {
    if (origin() && (await fetch(origin()).catch(() => undefined))?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
