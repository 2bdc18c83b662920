import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Image } from './Image';

const STEM = 'https://project.example/pictures/0123456789abcdef0123456789abcdef-c0ffee-';
const htmlOf = (src: string, sizes?: string) =>
  renderToStaticMarkup(<Image src={src} alt="" seed="a" sizes={sizes} />);

test('an uploaded picture has sizes to choose from, and its colour until it is there', () => {
  const html = htmlOf(`${STEM}960.webp`);
  expect(html).toContain(`srcSet="${STEM}480.webp 480w,${STEM}960.webp 960w"`);
  expect(html).toContain('sizes="(min-width:1024px) 25rem,');
  expect(html).toContain('fill="#c0ffee"');
  expect(html).not.toContain('style=');
  expect(htmlOf(`${STEM}960.webp`, '10rem')).toContain('sizes="10rem"');
});

test('any other picture is as it was', () => {
  const html = htmlOf('https://example.com/silk.webp');
  expect(html).toContain('src="https://example.com/silk.webp"');
  expect(html).not.toMatch(/srcSet|sizes|svg/);
});
