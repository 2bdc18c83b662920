// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Image } from './Image';

const STEM = 'https://project.example/pictures/0123456789abcdef0123456789abcdef-c0ffee-';
const htmlOf = (src: string, sizes?: string) =>
  renderToStaticMarkup(<Image src={src} alt="" seed="a" sizes={sizes} />);

test('an uploaded picture has sizes to choose from, and its colour until it is there', () => {
  const html = htmlOf(`${STEM}960.webp`);
  expect(html).toContain(`srcSet="${STEM}480.webp 480w,${STEM}960.webp 960w"`);
  expect(html).toContain('sizes="auto,(min-width:100em) 27rem,(min-width:64em) 24rem,');
  expect(html).toContain('fill="#c0ffee"');
  expect(html).not.toContain('style=');
  expect(htmlOf(`${STEM}960.webp`, '10rem')).toContain('sizes="auto,10rem"');
});

test.each([
  [true, 'loading="eager" fetchPriority="high"', 'sizes="(min-width'],
  [false, 'loading="lazy" decoding', 'sizes="auto,(min-width'],
])('a picture above the fold (%s) is asked for first', (eager, order, sizes) => {
  const html = renderToStaticMarkup(
    <Image src={`${STEM}960.webp`} alt="" seed="a" eager={eager} />,
  );
  expect(html).toContain(order);
  expect(html).toContain(sizes);
});

test('any other picture is as it was', () => {
  const html = htmlOf('https://example.com/silk.webp');
  expect(html).toContain('src="https://example.com/silk.webp"');
  // Its host does not learn which page shows it.
  expect(html).toContain('referrerPolicy="no-referrer"');
  expect(html).not.toMatch(/srcSet|sizes|svg/);
});

test.each([
  '/\t/evil.example/a.webp',
  '/\\evil.example/a.webp',
  'java\nscript:alert(1)',
  'data:a,b',
])('%j is no picture', (src) => {
  expect(htmlOf(src)).not.toContain('<img');
  expect(htmlOf(src)).not.toContain('evil');
});

/** Shows a picture that is complete and has no width. @returns whether a drawing takes its place, after this event */
function placeholderAfter(event: 'load' | 'error') {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('EncodingError'));
  const create = vi.spyOn(document, 'createElement');
  const { container } = render(<Image src={`${STEM}960.webp`} alt="" seed="a" />);
  const probe = create.mock.results.findLast(
    ({ value }) => value instanceof HTMLImageElement,
  )?.value;
  expect(probe.src).toBe(`${STEM}960.webp`);
  act(() => void probe.dispatchEvent(new Event(event)));
  return container.querySelector('[data-placeholder]') !== null;
}

test('a picture that failed before is replaced by the drawing', () => {
  expect(placeholderAfter('error')).toBe(true);
});

test('a loaded picture stays in a frame that is not laid out yet, where it can’t be decoded', async () => {
  expect(placeholderAfter('load')).toBe(false);
  await act(async () => {});
  expect(document.querySelector('[data-placeholder]')).toBeNull();
});
