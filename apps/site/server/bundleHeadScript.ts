import { join } from 'node:path';
import { build } from 'vite';

/** Builds the script that every page holds inline. @throws Error when it would end its own element */
export async function bundleHeadScript(): Promise<string> {
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
        entry: join(import.meta.dirname, '../src/app/headScript.ts'),
        formats: ['iife'],
        name: 'startup',
        fileName: 'headScript',
      },
    },
  });
  const [built] = [result].flat();
  const code = built && 'output' in built && built.output[0].code.trim();
  if (!code) throw new Error('The head script could not be built.');
  if (/<\/script|<!--/i.test(code)) throw new Error('The head script would end its own element.');
  return code;
}
