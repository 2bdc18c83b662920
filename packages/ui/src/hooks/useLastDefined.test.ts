// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLastDefined } from './useLastDefined';

test.each([
  ['there is nothing before the first value', [undefined], [undefined]],
  [
    'a value stays while there is no new one',
    ['a', undefined, 'b', undefined],
    ['a', 'a', 'b', 'b'],
  ],
])('%s', (_title, values, shown) => {
  const { result, rerender } = renderHook(useLastDefined<string>, { initialProps: values[0] });
  const seen = values.map((value) => {
    rerender(value);
    return result.current;
  });
  expect(seen).toEqual(shown);
});
