// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lazyChunk, retryChunks, useChunkFailure } from './lazyChunk';
import { ChunkError, loadChunk } from './loadChunk';

/** Where `loadChunk` is; the bundler would replace a `new URL` that names `import.meta.url` itself. */
const HERE = import.meta.url;
const addressOf = (file: string) => new URL(`./${file}.js`, HERE).href;
/** A file of its own for each test: the document keeps what was fetched. */
let part = 'part-0';
const Part = ({ name }: { name: string }) => <p>Part {name}</p>;

/** Source text like that of the bundler, which names the file; the import itself is the spy's. */
function importing<Module>(result: () => Promise<Module>, file = part): () => Promise<Module> {
  const download = vi.fn(result);
  return Object.assign(() => download(), {
    toString: () => `()=>import(\`./${file}.js\`).then(e=>e.t)`,
  });
}

const answer = (body: string, { status = 200, type = 'text/javascript' } = {}) =>
  new Response(body, { status, headers: { 'Content-Type': type } });

const fetching = vi.fn<typeof fetch>();

beforeEach(({ task }) => {
  part = `part-${task.id}`;
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
  vi.stubGlobal('fetch', fetching);
});

afterEach(() => {
  cleanup();
  fetching.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a download', () => {
  test('is not imported until its file and what that imports have been fetched', async () => {
    fetching.mockImplementation(async (address) =>
      answer(
        String(address) === addressOf(part) ? 'import{a}from"./shared-2.js";export{a}' : 'export{}',
      ),
    );
    const download = vi.fn(async () => 'module');
    await expect(loadChunk(importing(download))).resolves.toBe('module');
    expect(fetching.mock.calls.map(([address]) => address)).toEqual([
      addressOf(part),
      addressOf('shared-2'),
    ]);
    expect(download).toHaveBeenCalledOnce();
  });

  test('fetches a file that it shares with another once, and again only if that failed', async () => {
    const shared = `shared-${part}`;
    const isShared = (address: unknown) => String(address) === addressOf(shared);
    const body = `import{a}from"./${shared}.js"`;
    const timesFetched = () => fetching.mock.calls.filter(([address]) => isShared(address)).length;
    const load = (file: string) => loadChunk(importing(async () => file, `${file}-${part}`));

    fetching.mockImplementation(async (address) =>
      isShared(address) ? answer('', { status: 503 }) : answer(body),
    );
    await expect(load('one')).rejects.toBeInstanceOf(ChunkError);
    expect(timesFetched()).toBe(1);

    // Scripts may import each other.
    fetching.mockImplementation(async (address) =>
      answer(isShared(address) ? `import"./one-${part}.js"` : body),
    );
    expect(await Promise.all([load('one'), load('two')])).toEqual(['one', 'two']);
    expect(await load('three')).toBe('three');
    expect(timesFetched()).toBe(2);
  });

  test('is tried again after a fault of the network, and then imported once', async () => {
    fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetching.mockResolvedValueOnce(answer('export{}'));
    const download = vi.fn(async () => 'module');
    await expect(loadChunk(importing(download))).resolves.toBe('module');
    expect(fetching).toHaveBeenCalledTimes(2);
    expect(download).toHaveBeenCalledOnce();
  });

  test.each([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch')), false],
    ['a busy server', async () => answer('', { status: 503 }), false],
    ['a removed file', async () => answer('', { status: 404 }), true],
    ['a web page', async () => answer('<p>', { type: 'text/html' }), true],
  ])('fails without an import: %s', async (_, fetched, lasting) => {
    fetching.mockImplementation(fetched);
    const download = vi.fn(async () => 'module');
    const failure = await loadChunk(importing(download)).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ChunkError);
    expect(failure).toMatchObject({ lasting });
    expect(String(failure)).not.toContain('.js');
    expect(download).not.toHaveBeenCalled();
  });

  test('that throws when it runs has failed for good', async () => {
    fetching.mockResolvedValue(answer('export{}'));
    const download = () => Promise.reject(new SyntaxError('Unexpected token'));
    await expect(loadChunk(importing(download))).rejects.toMatchObject({ lasting: true });
  });
});

describe('a lazily loaded component', () => {
  const Status = ({ chunk }: { chunk: ReturnType<typeof lazyChunk> }) =>
    useChunkFailure([chunk]) ? <p role="alert">Failed</p> : null;

  test('is shown once it is there, and at once the next time', async () => {
    const Lazy = lazyChunk(async () => Part);
    await act(async () => {
      render(
        <Suspense fallback="Waiting">
          <Lazy name="one" />
        </Suspense>,
      );
    });
    expect(screen.getByText('Part one')).toBeDefined();
    expect(Lazy.preload()).toBeUndefined();
    cleanup();
    render(<Lazy name="two" />);
    expect(screen.getByText('Part two')).toBeDefined();
  });

  test('tells of a failure, stays suspended, and is shown after a retry', async () => {
    const results = [() => Promise.reject(new Error('No')), async () => Part];
    const Lazy = lazyChunk<{ name: string }>(() => results.shift()?.() as Promise<typeof Part>);
    await act(async () => {
      render(
        <>
          <Status chunk={Lazy as never} />
          <Suspense fallback="Waiting">
            <Lazy name="one" />
          </Suspense>
        </>,
      );
    });
    expect(screen.getByRole('alert')).toBeDefined();
    expect(screen.getByText('Waiting')).toBeDefined();
    await act(async () => {
      await Lazy.preload();
    });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Part one')).toBeDefined();
  });

  test('is downloaded again when the network is back', async () => {
    const results = [() => Promise.reject(new Error('No')), async () => Part];
    const Lazy = lazyChunk<{ name: string }>(() => results.shift()?.() as Promise<typeof Part>);
    await expect(Lazy.preload()).rejects.toBeInstanceOf(ChunkError);
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(Lazy.preload()).toBeUndefined());
  });

  test('that can only be had by a new document makes one, where the server answers', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { href: 'http://localhost/contact', reload });
    const Lazy = lazyChunk(() => Promise.reject(new Error('Thrown by the script')));
    await expect(Lazy.preload()).rejects.toMatchObject({ lasting: true });
    fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await retryChunks([Lazy]);
    expect(reload).not.toHaveBeenCalled();
    fetching.mockResolvedValueOnce(answer(''));
    await retryChunks([Lazy]);
    expect(reload).toHaveBeenCalledOnce();
  });
});
