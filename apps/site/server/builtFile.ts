import { existsSync, statSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Encodings for which the build has written files, the smallest first. */
const ENCODINGS = { br: '.br', gzip: '.gz' };

export interface BuiltFile {
  path: string;
  headers: Record<string, string | number>;
}

/**
 * A file of the built site in the best form that a browser accepts.
 * @param name within the folder, e.g. `/assets/index.js`
 * @returns undefined when there is none, or it lies elsewhere
 */
export function builtFile(folder: string, name: string, accepted = ''): BuiltFile | undefined {
  const plain = normalize(join(folder, name));
  const type = TYPES[/\.\w+$/.exec(plain)?.[0] ?? ''];
  if (type === undefined || !plain.startsWith(folder + sep) || !existsSync(plain)) return undefined;
  const encodings = accepted.split(',').map((part) => part.split(';')[0]?.trim());
  const [encoding, ending = ''] =
    Object.entries(ENCODINGS).find(
      ([name, suffix]) => encodings.includes(name) && existsSync(plain + suffix),
    ) ?? [];
  const path = plain + ending;
  const { size, mtimeMs } = statSync(path);
  return {
    path,
    headers: {
      'Content-Type': type,
      'Content-Length': size,
      ETag: `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`,
      Vary: 'Accept-Encoding',
      ...(encoding && { 'Content-Encoding': encoding }),
    },
  };
}
