// @vitest-environment happy-dom
import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { type LazyPart, lazyPart, useLoadFailed } from './lazyPart';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const Part = () => <p>The part</p>;
const lost = () => Promise.reject<typeof Part>(new TypeError('Failed to fetch'));

let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as Element);
  return () => {
    act(() => root.unmount());
    vi.useRealTimers();
  };
});

const Told = ({ part }: { part?: LazyPart<object> | undefined }) =>
  useLoadFailed(part) && 'It is missing';

const render = (Lazy: LazyPart<object>, part?: LazyPart<object>) =>
  act(async () =>
    root.render(
      <>
        <Suspense fallback="Loading">
          <Lazy />
        </Suspense>
        <Told part={part} />
      </>,
    ),
  );

const text = () => document.body.textContent;

test('a part that was preloaded renders at once', async () => {
  const Lazy = lazyPart(async () => Part);
  await Lazy.preload();
  act(() => root.render(<Lazy />));
  expect(text()).toBe('The part');
});

test('a part whose code is lost keeps its place, and shows an error; its code is not asked for again', async () => {
  const load = vi.fn(lost);
  const Lazy = lazyPart(load, { shownByParent: true });
  await render(Lazy, Lazy);
  expect(text()).toBe('LoadingIt is missing');
  await expect(Lazy.preload()).rejects.toThrow('Failed to fetch');
  expect(load).toHaveBeenCalledOnce();
});

test('an error that the parent reports is not reported again; any other is global', async () => {
  await render(lazyPart(lost, { shownByParent: true }));
  expect(text()).toBe('Loading');
  await render(lazyPart(lost));
  expect(text()).toBe('LoadingIt is missing');
});

test('a failed preload that nothing waits for reports no error', async () => {
  const Lazy = lazyPart(lost);
  await expect(Lazy.preload()).rejects.toThrow();
  await act(async () => root.render(<Told part={Lazy} />));
  expect(text()).toBe('');
});

test('code that hangs shows an error after 10 seconds, and renders if it comes after all', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Part>();
  const Lazy = lazyPart(() => promise);
  await render(Lazy, Lazy);
  expect(text()).toBe('Loading');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(text()).toBe('LoadingIt is missing');
  await act(async () => resolve(Part));
  expect(text()).toBe('The part');
});
