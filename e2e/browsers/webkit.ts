import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { type Browser, isProblem, type Tab } from './Browser.ts';
import { webkitDriver, webkitPath } from './installedBrowsers.ts';

/** The codes of the WebDriver standard. */
const KEYS: Record<string, string> = { Control: '\uE009', Escape: '\uE00C', Tab: '\uE004' };

/** Drives WebKitGTK by WebDriver, on a screen in memory. */
export async function startWebKit(): Promise<Browser> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  const program = spawn('xvfb-run', ['--auto-servernum', webkitDriver, `--port=${port}`], {
    // A process group of its own, so that the signal also reaches the screen and the browser.
    detached: true,
    stdio: 'ignore',
  });
  const ended = once(program, 'close');
  const driver = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${driver}/status`).catch(() => undefined))) await setTimeout(100);

  let session = '/session';
  const send = async (path: string, body?: object) => {
    const request = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const answer = await fetch(driver + session + path, request);
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  };
  const browserOptions = {
    binary: webkitPath,
    args: ['--automation', '--javascript-can-open-windows-automatically=true'],
  };
  const { sessionId } = await send('', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
  });
  session = `/session/${sessionId}`;
  const main: string = await send('/window');
  let current: string | undefined;
  const problems: string[] = [];

  const openTab = async (): Promise<Tab> => {
    await send('/window', { handle: main });
    current = main;
    const known: string[] = await send('/window/handles');
    // A window of the browser itself is never as narrow as a phone.
    const script = 'open("about:blank", "_blank", "popup,width=1280,height=800")';
    await send('/execute/sync', { script, args: [] });
    const handles: string[] = await send('/window/handles');
    const handle = handles.find((each) => !known.includes(each));

    const here = async (path: string, body?: object) => {
      if (current !== handle) await send('/window', { handle });
      current = handle;
      return send(path, body);
    };
    const run = async (task: (...args: never[]) => unknown, args: unknown[] = []) => {
      const script = `return [(${takeProblems})(), await (${task})(...arguments)]`;
      const [found, result] = await here('/execute/sync', { script, args });
      problems.push(...found.filter(isProblem));
      return result;
    };
    const use = (type: string, actions: object[]) =>
      here('/actions', { actions: [{ type, id: type, actions }] });
    const down = (value: string) => ({ type: 'keyDown', value });
    const up = (value: string) => ({ type: 'keyUp', value });
    return {
      goto: async (url) => {
        await run(() => undefined);
        await here('/url', { url });
        await run(() => undefined);
      },
      back: () => here('/back', {}),
      run: (task, ...args) => run(task, args),
      click: (x, y) =>
        use('pointer', [
          { type: 'pointerMove', duration: 0, x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]),
      type: (text) =>
        use(
          'key',
          [...text].flatMap((value) => [down(value), up(value)]),
        ),
      keys: (...names) => {
        const keys = names.map((name) => KEYS[name] ?? name);
        return use('key', [...keys.map(down), ...keys.toReversed().map(up)]);
      },
      choose: async (selector, path) => {
        const element = await here('/element', { using: 'css selector', value: selector });
        await send(`/element/${Object.values(element)[0]}/value`, { text: path });
      },
      resize: (width, height) => here('/window/rect', { width, height }),
      picture: async () => Buffer.from(await here('/screenshot'), 'base64'),
    };
  };
  const close = async () => {
    if (program.pid) process.kill(-program.pid);
    await ended;
  };
  return { openTab, problems, close };
}

/** The protocol has no console: from its first call on, the page collects what is reported in it. */
function takeProblems(): string[] {
  const page = window as typeof window & { reported?: string[] };
  if (!page.reported) {
    const reported: string[] = [];
    page.reported = reported;
    for (const kind of ['error', 'warn'] as const) {
      console[kind] = (...parts) => reported.push(parts.map(String).join(' '));
    }
    addEventListener('error', ({ message }) => reported.push(message));
    addEventListener('unhandledrejection', ({ reason }) => reported.push(String(reason)));
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      reported.push(`Content security policy: ${effectiveDirective} ${blockedURI}`),
    );
  }
  return page.reported.splice(0);
}
