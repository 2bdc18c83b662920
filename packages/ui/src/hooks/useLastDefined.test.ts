// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useLastDefined } from './useLastDefined';

afterEach(cleanup);

test('what was shown last stays while there is nothing new', () => {
  const { result, rerender } = renderHook(({ value }) => useLastDefined(value), {
    initialProps: { value: undefined } as { value: string | undefined },
  });
  const seen = ['first', undefined, undefined, 'second', undefined].map((value) => {
    rerender({ value });
    return result.current;
  });
  expect(seen).toEqual(['first', 'first', 'first', 'second', 'second']);
});

test('there is nothing before the first value', () => {
  expect(renderHook(() => useLastDefined(undefined)).result.current).toBeUndefined();
});

test('a value that is there from the beginning is shown at once', () => {
  const { result, rerender } = renderHook(({ value }) => useLastDefined(value), {
    initialProps: { value: { title: 'A post' } } as { value: { title: string } | undefined },
  });
  expect(result.current).toEqual({ title: 'A post' });
  rerender({ value: undefined });
  expect(result.current).toEqual({ title: 'A post' });
});
