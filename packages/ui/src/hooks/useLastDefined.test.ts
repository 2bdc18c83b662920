// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useLastDefined } from './useLastDefined';

afterEach(cleanup);

test('what was shown last stays while there is nothing new', () => {
  const { result, rerender } = renderHook(({ value }) => useLastDefined(value), {
    initialProps: { value: 'there from the beginning' } as { value: string | undefined },
  });
  expect(result.current).toBe('there from the beginning');
  const seen = ['first', undefined, undefined, 'second', undefined].map((value) => {
    rerender({ value });
    return result.current;
  });
  expect(seen).toEqual(['first', 'first', 'first', 'second', 'second']);
});

test('there is nothing before the first value', () => {
  expect(renderHook(() => useLastDefined(undefined)).result.current).toBeUndefined();
});
