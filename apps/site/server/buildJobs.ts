import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { addKnownData } from '../src/queries/knownData.ts';
import { createQueryClient } from '../src/queries/queryClient.ts';
import { render } from '../src/startup/server.tsx';
import { hashOf, openBuildCache } from './buildCache.ts';
import { COMPRESSION, type CompressedForms, compress, compressOnce } from './compressFiles.ts';
import { contentsOf, type PageContents } from './pageContents.ts';
import { type DocumentParts, type PageMarkup, pageDocument } from './pageDocument.ts';
import { type CardColors, type CardWords, cardPainter } from './socialCard.ts';

/** A page to render from its `data` alone, without a backend. */
export interface PageJob extends Omit<PageMarkup, 'head' | 'body'> {
  kind: 'pages';
  /** Path in the built site. */
  file: string;
  address: string;
  /** Tags of its head besides those that it renders. */
  tags: string;
  /** One of very many pages, which are compressed with less effort. */
  alike: boolean;
}

export interface CardJob {
  kind: 'cards';
  file: string;
  words: CardWords;
}

/** A text file that lies in the built site and has no compressed forms yet. */
export interface FileJob {
  kind: 'files';
  file: string;
}

export type BuildJob = PageJob | CardJob | FileJob;

export interface JobResult {
  bytes: number;
  /** Bytes of the brotli form; 0 without one. */
  compressed: number;
  cached: boolean;
  contents?: PageContents;
}

export interface JobContext {
  dist: string;
  /** Folder of the cache. */
  cache: string;
  parts: DocumentParts;
  colors: CardColors;
  /** Hash of the code that renders pages, with its packages. */
  code: string;
}

/** Returns a function that does one job: it writes the file and its compressed forms. */
export function jobRunner({ dist, cache: folder, parts, colors, code }: JobContext) {
  const cache = openBuildCache(folder);
  const shared = hashOf(code, COMPRESSION, JSON.stringify(parts));
  let paint: ReturnType<typeof cardPainter> | undefined;

  const renderPage = async ({ address, tags, ...page }: PageJob) => {
    const client = createQueryClient();
    addKnownData(client, page.data ?? []);
    const { head, body } = await render(address, client);
    // Its timers would keep the build running for minutes.
    client.clear();
    return pageDocument(parts, { ...page, head: head + tags, body });
  };

  const page = async (job: PageJob): Promise<JobResult> => {
    const key = hashOf('page', shared, JSON.stringify(job));
    const kept = cache.read(key);
    const [contents, br, gz] = kept ?? [];
    if (contents && br && gz) {
      const html = gunzipSync(gz);
      writeAll(job.file, html, { br, gz });
      return {
        bytes: html.length,
        compressed: br.length,
        cached: true,
        contents: JSON.parse(contents.toString()),
      };
    }
    const text = await renderPage(job);
    const html = Buffer.from(text);
    const found = contentsOf(text);
    const forms = compress(html, job.alike ? 'fast' : 'best');
    cache.write(key, [Buffer.from(JSON.stringify(found)), forms.br, forms.gz]);
    writeAll(job.file, html, forms);
    return { bytes: html.length, compressed: forms.br.length, cached: false, contents: found };
  };

  const card = async ({ file, words }: CardJob): Promise<JobResult> => {
    paint ??= cardPainter(colors, cache);
    const { png, cached } = await paint(words);
    writeAll(file, png);
    return { bytes: png.length, compressed: 0, cached };
  };

  const compressFile = ({ file }: FileJob): JobResult => {
    const text = readFileSync(join(dist, file));
    const { cached, ...forms } = compressOnce(text, cache);
    writeForms(file, forms);
    return {
      bytes: text.length,
      compressed: forms.br.length,
      cached,
      ...(file.endsWith('.html') && { contents: contentsOf(text.toString()) }),
    };
  };

  const writeAll = (file: string, content: Buffer, forms?: CompressedForms) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), content);
    if (forms) writeForms(file, forms);
  };

  const writeForms = (file: string, { br, gz }: CompressedForms) => {
    writeFileSync(join(dist, `${file}.br`), br);
    writeFileSync(join(dist, `${file}.gz`), gz);
  };

  return async (job: BuildJob): Promise<JobResult> => {
    if (job.kind === 'pages') return page(job);
    return job.kind === 'cards' ? card(job) : compressFile(job);
  };
}
