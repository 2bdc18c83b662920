// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useNavigationType } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { RouterLink } from './RouterLink';

const Step = () => <output>{useNavigationType()}</output>;

test.each([
  ['the page that is open replaces its step of the history', '/here?q=1', 'REPLACE'],
  ['another page adds a step', '/there', 'PUSH'],
])('a link to %s', async (_, href, step) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.body);
  const page = (
    <MemoryRouter initialEntries={['/here?q=1']}>
      <RouterLink href={href} />
      <Step />
    </MemoryRouter>
  );
  await act(async () => root.render(page));
  await act(async () => document.querySelector('a')?.click());
  expect(document.querySelector('output')?.textContent).toBe(step);
  act(() => root.unmount());
});
