// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary';

let error: unknown;

function Page() {
  if (error) throw error;
  return <p>The page</p>;
}

let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // React logs what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as Element);
});

const renderAt = (url: string) =>
  act(() =>
    root.render(
      <ErrorBoundary url={url} as="section">
        <Page />
      </ErrorBoundary>,
    ),
  );

const renderFailing = (thrown: unknown) => {
  error = thrown;
  renderAt('/about');
  error = undefined;
};

test.each([
  ['a message', new Error('It broke.'), 'It broke.'],
  ['a status', { status: 503 }, '503'],
  ['nothing', {}, 'Unknown error'],
  ['the browser’s words', new DOMException('Failed to execute', 'NotFoundError'), 'Unknown error'],
  ['the engine’s words', new TypeError('a is not a function'), 'Unknown error'],
  ['a URL', new Error('Minified React error, see https://react.dev/errors/1'), 'Unknown error'],
])('shows an error with %s', (_, thrown, detail) => {
  renderFailing(thrown);
  expect(document.querySelector('h1')?.textContent).toBe('Unexpected Application Error!');
  expect(document.querySelector('h1 + p')?.textContent).toBe(detail);
});

test.each([
  ["'Try again'", () => act(() => document.querySelector('button')?.click())],
  ['another address', () => renderAt('/services')],
])('%s ends the error', (_, leave) => {
  renderFailing(new Error('Once'));
  leave();
  expect(document.body.textContent).toBe('The page');
});
