// @vitest-environment happy-dom
import { act, cleanup, render as renderNow } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LazyPart, lazyPart, useLoadFailed } from './lazyPart';

const Part = () => <p>The part</p>;
const lost = () => Promise.reject<typeof Part>(new TypeError('Failed to fetch'));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const Told = ({ part }: { part?: LazyPart<object> | undefined }) =>
  useLoadFailed(part) && 'It is missing';

const render = (Lazy: LazyPart<object>, part?: LazyPart<object>) =>
  act(async () =>
    renderNow(
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
  renderNow(<Lazy />);
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
  cleanup();
  await render(lazyPart(lost));
  expect(text()).toBe('LoadingIt is missing');
});

test('a failed preload that nothing waits for reports no error', async () => {
  const Lazy = lazyPart(lost);
  await expect(Lazy.preload()).rejects.toThrow();
  renderNow(<Told part={Lazy} />);
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
