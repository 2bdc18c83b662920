// @vitest-environment happy-dom
import { act, cleanup, render as renderNow } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type LazyComponent, lazyComponent } from '../primitives/lazyComponent';
import { useLazyLoadFailed } from './useLazyLoadFailed';

const Late = () => <p>It is here</p>;
const lost = () => Promise.reject<typeof Late>(new TypeError('Failed to fetch'));

beforeEach(() => vi.useFakeTimers());

const Told = ({ lazy }: { lazy?: LazyComponent<object> | undefined }) =>
  useLazyLoadFailed(lazy) && 'It is missing';

const render = (Lazy: LazyComponent<object>, told?: LazyComponent<object>) =>
  act(async () =>
    renderNow(
      <>
        <Suspense fallback="Loading">
          <Lazy />
        </Suspense>
        <Told lazy={told} />
      </>,
    ),
  );

const text = () => document.body.textContent;

test('a part whose code is lost keeps its place, and shows an error; its code is not asked for again', async () => {
  const load = vi.fn(lost);
  const Lazy = lazyComponent(load, { shownByParent: true });
  await render(Lazy, Lazy);
  expect(text()).toBe('LoadingIt is missing');
  await expect(Lazy.preload()).rejects.toThrow('Failed to fetch');
  expect(load).toHaveBeenCalledOnce();
});

test('an error that the parent reports is not reported again; any other is global', async () => {
  await render(lazyComponent(lost, { shownByParent: true }));
  expect(text()).toBe('Loading');
  cleanup();
  await render(lazyComponent(lost));
  expect(text()).toBe('LoadingIt is missing');
});

test('a failed preload that nothing waits for reports no error', async () => {
  const Lazy = lazyComponent(lost);
  await expect(Lazy.preload()).rejects.toThrow();
  renderNow(<Told lazy={Lazy} />);
  expect(text()).toBe('');
});

test('code that hangs shows an error after 10 seconds, and renders if it comes after all', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Late>();
  const Lazy = lazyComponent(() => promise);
  await render(Lazy, Lazy);
  expect(text()).toBe('Loading');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(text()).toBe('LoadingIt is missing');
  await act(async () => resolve(Late));
  expect(text()).toBe('It is here');
});
