// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { kolamDrawing } from './kolamDrawing';
import { Motif, type MotifProps } from './Motif';

function prerender(page: ReactNode): string {
  vi.stubGlobal('window', undefined);
  try {
    return renderToString(page);
  } finally {
    vi.stubGlobal('window', globalThis);
  }
}

test('a prerendered motif stays as it is, until another one is wanted', () => {
  const drawing = vi.fn(kolamDrawing);
  const motif = (props: Partial<MotifProps> = {}) => (
    <Motif seed="rice" drawing={drawing} {...props} />
  );
  const container = document.createElement('div');
  container.innerHTML = prerender(motif());
  const prerendered = container.innerHTML;
  expect(prerendered).toMatch(/viewBox="0 0 70 70".*<path/);

  drawing.mockClear();
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { rerender } = render(motif(), { container, hydrate: true });
  expect(container.innerHTML).toBe(prerendered);
  rerender(motif({ className: 'large' }));
  expect(container.querySelectorAll('.large path').length).toBeGreaterThan(1);
  expect(drawing).not.toHaveBeenCalled();

  rerender(motif({ seed: 'lamp' }));
  const drawn = render(motif({ seed: 'lamp' })).container;
  expect(container.innerHTML).toBe(drawn.innerHTML);
  expect(drawn.querySelectorAll('path').length).toBeGreaterThan(1);
  expect(errors).not.toHaveBeenCalled();
});
