// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lazyComponent } from './lazyComponent';

test('a component that was preloaded renders at once', async () => {
  const Lazy = lazyComponent(async () => () => <p>It is here</p>);
  await Lazy.preload();
  render(<Lazy />);
  expect(document.body.textContent).toBe('It is here');
});
