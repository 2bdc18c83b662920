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
    await fetchFile(new URL(address, import.meta.url).href, limit);
  }
  try {
    return await Promise.race([download(), expiry(limit)]);
  } catch (error) {
    throw new ChunkError(error, !limit.aborted);
  }
}

/** Matches built chunks (`./name.js`) only: a development server imports the module itself. */
const DYNAMIC_IMPORT = /\bimport\(["'`](\.\/[^"'`]+\.js)["'`]\)/;
/** What a script imports, and the styles that it waits for. */
const PARTS = /\b(?:from|import|adoptStyles\()\s*["'`](\.?\/[^"'`]+)["'`]/g;

/** Fetched styles, by their address: a chunk that runs must not depend on the network again. */
const fetchedStyles = new Map<string, string>();

/** Addresses of a file's parts, by its own: several chunks share a file, which is fetched once. */
const fetchedParts = new Map<string, Promise<string[]>>();

/**
 * Fetches a script or stylesheet and its parts, unless the document has them.
 * @param seen files of the same call, since scripts may import each other
 */
async function fetchFile(
  address: string,
  limit: AbortSignal,
  seen = new Set<string>(),
): Promise<void> {
  if (address === import.meta.url || seen.has(address) || isKnown(address)) return;
  seen.add(address);
  const fetched = fetchedParts.get(address) ?? fetchParts(address, limit);
  fetchedParts.set(address, fetched);
  const parts = await fetched.catch((error) => {
    fetchedParts.delete(address);
    throw error instanceof ChunkError ? error : new ChunkError(error, false);
  });
  await Promise.all(parts.map((part) => fetchFile(part, limit, seen)));
}

async function fetchParts(address: string, limit: AbortSignal): Promise<string[]> {
  const code = await textOf(address, limit);
  if (address.endsWith('.css')) fetchedStyles.set(new URL(address).pathname, code);
  return [...code.matchAll(PARTS)].map(([, path = '']) => new URL(path, address).href);
}

/**
 * Styles of a chunk, which waits for them before it runs. A page that begins with them has them inline.
 * @param address path of the stylesheet
 * @throws when they can't be had
 */
export async function adoptStyles(address: string): Promise<void> {
  if (document.querySelector(`[data-of="${address}"]`)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    fetchedStyles.get(address) ?? (await textOf(address, AbortSignal.timeout(TIME_LIMIT))),
  );
  document.adoptedStyleSheets.push(sheet);
}

/** Whether the document has asked for a script, or holds these styles. */
const isKnown = (address: string) =>
  document.querySelector(`[data-of="${new URL(address).pathname}"]`) ||
  performance
    .getEntriesByName(address)
    .some((entry) => 'initiatorType' in entry && entry.initiatorType !== 'fetch');

async function textOf(address: string, limit: AbortSignal): Promise<string> {
  const ask = () => fetch(address, { signal: limit });
  const response = await ask().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
    return ask();
  });
  const isCode = /javascript|css/.test(response.headers.get('Content-Type') ?? '');
  if (response.ok && isCode) return response.text();
  throw new ChunkError(`Answered with ${response.status}.`, response.status < 500);
}

function expiry(limit: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (limit.aborted) reject(limit.reason);
    limit.addEventListener('abort', () => reject(limit.reason), { once: true });
  });
}
