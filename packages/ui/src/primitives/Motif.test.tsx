// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { kolamLine } from './kolamLine';
import { Motif, type MotifProps } from './Motif';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function prerender(page: ReactNode): string {
  vi.stubGlobal('window', undefined);
  try {
    return renderToString(page);
  } finally {
    vi.stubGlobal('window', globalThis);
  }
}

test('a prerendered motif stays as it is, until another one is wanted', async () => {
  const line = vi.fn(kolamLine);
  const motif = (props: Partial<MotifProps> = {}) => <Motif seed="rice" line={line} {...props} />;
  const root = document.createElement('div');
  root.innerHTML = prerender(motif());
  const prerendered = root.innerHTML;
  expect(prerendered).toMatch(/viewBox="0 0 70 70".*<path/);

  line.mockClear();
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const hydrated = await act(async () => hydrateRoot(root, motif()));
  expect(root.innerHTML).toBe(prerendered);
  await act(async () => hydrated.render(motif({ className: 'large' })));
  expect(root.querySelectorAll('.large path').length).toBeGreaterThan(1);
  expect(line).not.toHaveBeenCalled();

  await act(async () => hydrated.render(motif({ seed: 'lamp' })));
  const drawn = document.createElement('div');
  await act(async () => createRoot(drawn).render(motif({ seed: 'lamp' })));
  expect(root.innerHTML).toBe(drawn.innerHTML);
  expect(drawn.querySelectorAll('path').length).toBeGreaterThan(1);
  expect(errors).not.toHaveBeenCalled();
});
