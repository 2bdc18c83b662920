/** Milliseconds after which a download that neither ends nor fails counts as failed. */
const TIME_LIMIT = 10_000;
/** Milliseconds before the retry of a request that got no answer. */
const RETRY_DELAY = 800;

/** Code could not be downloaded or run. The message names no address; `cause` is the browser's error. */
export class ChunkError extends Error {
  override name = 'ChunkError';
  /** Another attempt in this document fails as well: a newer deployment has removed the file, or it throws. */
  readonly lasting: boolean;

  constructor(cause: unknown, lasting: boolean) {
    super('Code could not be downloaded.', { cause });
    this.lasting = lasting;
  }
}

/**
 * Downloads code with a dynamic import. Browsers remember a module that could not be fetched as long
 * as the document lives, so that importing it again fails without a request. Its file is therefore
 * fetched first, and again after a fault of the network; the import then takes it from the HTTP cache.
 * @param download contains one `import('…')`, whose address is read from its source text
 * @throws ChunkError; the next call tries again
 */
export async function loadChunk<Module>(download: () => Promise<Module>): Promise<Module> {
  const limit = AbortSignal.timeout(TIME_LIMIT);
  const address = DYNAMIC_IMPORT.exec(String(download))?.[1];
  if (address && typeof window !== 'undefined') {
    await fetchScript(new URL(address, import.meta.url).href, limit);
  }
  try {
    return await Promise.race([download(), expiry(limit)]);
  } catch (error) {
    throw new ChunkError(error, !limit.aborted);
  }
}

/** Of the built application: a development server's addresses begin otherwise. */
const DYNAMIC_IMPORT = /\bimport\(["'`](\.\/[^"'`]+\.js)["'`]\)/;
const STATIC_IMPORTS = /\b(?:from|import)\s*["'`](\.\/[^"'`]+)["'`]/g;

/** Fetches a script and what it imports, unless the document has asked for it already. */
async function fetchScript(address: string, limit: AbortSignal): Promise<void> {
  if (address === import.meta.url || isKnown(address)) return;
  const code = await textOf(address, limit).catch((error) => {
    throw error instanceof ChunkError ? error : new ChunkError(error, false);
  });
  const imports = [...code.matchAll(STATIC_IMPORTS)].map(([, path = '']) => path);
  await Promise.all(imports.map((path) => fetchScript(new URL(path, address).href, limit)));
}

const isKnown = (address: string) =>
  performance
    .getEntriesByName(address)
    .some((entry) => 'initiatorType' in entry && entry.initiatorType !== 'fetch');

async function textOf(address: string, limit: AbortSignal): Promise<string> {
  const ask = () => fetch(address, { signal: limit });
  const response = await ask().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
    return ask();
  });
  const isScript = response.headers.get('Content-Type')?.includes('javascript');
  if (response.ok && isScript) return response.text();
  throw new ChunkError(`Answered with ${response.status}.`, response.status < 500);
}

function expiry(limit: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (limit.aborted) reject(limit.reason);
    limit.addEventListener('abort', () => reject(limit.reason), { once: true });
  });
}
