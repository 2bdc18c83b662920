// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { useAnalytics } from './useAnalytics';

// What a browser measures is the package's; the figures arrive by this.
const measured = vi.hoisted(() => [] as ((metric: { name: string; value: number }) => void)[]);
vi.mock('web-vitals', () => {
  const watch = (onFigure: (typeof measured)[number]) => void measured.push(onFigure);
  return { onCLS: watch, onINP: watch, onLCP: watch };
});

const COUNTER = 'https://counts.example.com/api/event';
const asked = vi.fn<typeof fetch>(async () => new Response());

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', asked.mockClear());
  vi.stubEnv('VITE_COUNTS_URL', COUNTER);
});

function Counted({ path }: { path: string }) {
  useAnalytics(path);
  return null;
}

/** Goes from page to page. @returns the paths that were counted */
async function visit(...paths: string[]): Promise<string[]> {
  const root = createRoot(document.createElement('div'));
  for (const path of paths) await act(async () => root.render(<Counted path={path} />));
  return asked.mock.calls.map(
    ([, request]) => new URL(JSON.parse(String(request?.body)).url).pathname,
  );
}

test('each page is counted once, with nothing that the browser stores', async () => {
  expect(await visit('/', '/', '/about')).toEqual(['/', '/about']);
  expect(asked).toHaveBeenCalledWith(
    COUNTER,
    expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' }),
  );
});

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('nothing is counted where %s asks for that', async (name, value) => {
  vi.stubGlobal('navigator', { [name]: value });
  expect(await visit('/')).toEqual([]);
});

test('the figures of the document that was opened are sent, of the page that it shows', async () => {
  await vi.dynamicImportSettled();
  measured.length = 0;
  await visit('/about', '/contact');
  await expect.poll(() => measured).not.toHaveLength(0);
  asked.mockClear();
  measured[0]?.({ name: 'LCP', value: 1234.5 });
  measured[1]?.({ name: 'CLS', value: 0.01234 });
  const sent = asked.mock.calls.map(([, request]) => JSON.parse(String(request?.body)));
  expect(sent).toMatchObject([
    { name: 'Web Vitals', props: { metric: 'LCP', value: 1235 } },
    { name: 'Web Vitals', props: { metric: 'CLS', value: 0.012 } },
  ]);
  expect(new URL(sent[0].url).pathname).toBe('/about');
});
