import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');

export interface Server {
  /** What it has written so far, errors included. */
  output: () => string;
  /** Settles when it answers: true, or when it has ended before: false. */
  started: Promise<boolean>;
  /** The exit code, once it has ended. */
  ended: Promise<number | null>;
  /** Asks it to end, as Ctrl+C in a terminal does, and waits until it has. */
  stop: () => Promise<void>;
}

export interface Start {
  port: number | string;
  env?: Record<string, string>;
  /** Where, and with which command; the repository's own `pnpm preview` when absent. */
  cwd?: string;
  command?: readonly [string, ...string[]];
}

/** Starts the preview server in a process of its own. */
export function startServer({ port, env, cwd, command = ['pnpm', 'preview'] }: Start): Server {
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd: cwd ?? ROOT,
    env: { ...process.env, PORT: String(port), ...env },
    // A group of its own, so that everything it starts ends with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += stripVTControlCharacters(String(chunk));
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    output: () => output,
    started: answers(`http://localhost:${port}/`, child, () => output.includes(`:${port}/`)),
    ended,
    stop: async () => {
      if (isRunning(child) && child.pid) process.kill(-child.pid, 'SIGINT');
      await ended;
    },
  };
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode === null && signalCode === null;

/** @param announced whether the server has said its address: another one may answer there. */
async function answers(address: string, child: ChildProcess, announced: () => boolean) {
  while (isRunning(child)) {
    if (announced() && (await fetch(address).catch(() => undefined))?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
