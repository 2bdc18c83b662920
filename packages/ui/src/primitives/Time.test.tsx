import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Time } from './Time';

const htmlOf = (dateTime: string) => renderToStaticMarkup(<Time dateTime={dateTime}>A day</Time>);

test.each([
  ['the embedded backend', '2026-11-12 05:00:00+00'],
  ['a hosted backend', '2026-11-12T05:00:00.000123+00:00'],
  ['India', '2026-11-12T10:30:00+05:30'],
])('a moment that %s wrote is one that HTML allows', (_, dateTime) => {
  expect(htmlOf(dateTime)).toContain(' dateTime="2026-11-12T05:00:00Z">A day</time>');
});

test('machines get none that cannot be read', () => {
  expect(htmlOf('soon')).toMatch(/^<time(?: class="[^"]*")?>A day<\/time>$/);
});
