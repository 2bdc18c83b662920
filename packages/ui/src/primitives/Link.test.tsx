import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Link } from './Link';

test.each([
  ['/blog', 'href="/blog"'],
  ['https://example.com', 'target="_blank"'],
  ['/\t/evil.example', 'role="link"'],
  ['/\\evil.example', 'role="link"'],
  ['java\nscript:alert(1)', 'role="link"'],
  ['//evil.example', 'role="link"'],
])('%j is a link as the browser reads it: %s', (href, expected) => {
  const html = renderToStaticMarkup(<Link href={href}>Words</Link>);
  expect(html).toContain(expected);
  expect(html.includes('href=')).toBe(expected !== 'role="link"');
});
