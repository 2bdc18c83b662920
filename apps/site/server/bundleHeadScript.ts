import { join } from 'node:path';
import { build } from 'vite';

/** Builds the inline head script of all pages. @throws Error when it would end its own element */
export async function bundleHeadScript(siteFolder: string): Promise<string> {
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
        entry: join(siteFolder, 'src/app/headScript.ts'),
        formats: ['iife'],
        name: 'startup',
        fileName: 'headScript',
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const files = outputs.flatMap((each) => ('output' in each ? each.output : []));
  const code = files.find((file) => file.type === 'chunk')?.code.trim();
  if (!code) throw new Error('The head script could not be built.');
  if (/<\/script|<!--/i.test(code)) throw new Error('The head script would end its own element.');
  return code;
}
