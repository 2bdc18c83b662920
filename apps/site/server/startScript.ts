import { join } from 'node:path';
import { build } from 'vite';

/** The script of every page's head, small enough to stand in it. The same text for all pages. */
export async function startScript(): Promise<string> {
  const result = await build({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      lib: {
        entry: join(import.meta.dirname, '../src/start.ts'),
        formats: ['iife'],
        name: 'start',
        fileName: 'start',
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const files = outputs.flatMap((each) => ('output' in each ? each.output : []));
  const code = files.find((file) => file.type === 'chunk')?.code.trim();
  if (!code) throw new Error('The start script could not be built.');
  if (/<\/script|<!--/i.test(code)) throw new Error('The start script would end its own element.');
  return code;
}
