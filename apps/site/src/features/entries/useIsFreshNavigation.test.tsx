import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useIsFreshNavigation } from './useIsFreshNavigation.ts';

const Answer = () => String(useIsFreshNavigation());

test('a prerendered list opens at its top, so its cards below are drawn when they come near', () => {
  const markup = renderToString(
    <StaticRouter location="/blog">
      <Answer />
    </StaticRouter>,
  );
  expect(markup).toBe('true');
});
