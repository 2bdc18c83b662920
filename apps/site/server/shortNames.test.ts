import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shortNames } from './shortNames';

const SITE = join(import.meta.dirname, '..');
const BUTTON = '../../packages/ui/src/primitives/Button.css.ts';
const CARD = '../../packages/ui/src/patterns/Card.css.ts';

describe('the short names of a build', () => {
  it('are different for what is different, and short', () => {
    const nameOf = shortNames(SITE);
    const names = [BUTTON, CARD].flatMap((filePath) =>
      Array.from({ length: 40 }, (_, index) => nameOf({ hash: `x${index}`, filePath })),
    );
    expect(new Set(names).size).toBe(80);
    for (const name of names) expect(name).toMatch(/^[a-z][a-z][\da-z]{1,2}$/);
  });

  it('stay the same when a stylesheet is evaluated again, and in another order of stylesheets', () => {
    const one = shortNames(SITE);
    const other = shortNames(SITE);
    other({ hash: 'card', filePath: CARD });
    const name = one({ hash: 'first', filePath: BUTTON });
    one({ hash: 'second', filePath: BUTTON });
    expect(one({ hash: 'first', filePath: BUTTON })).toBe(name);
    expect(other({ hash: 'first', filePath: BUTTON })).toBe(name);
  });

  it('are refused to a stylesheet outside the design system', () => {
    const nameOf = shortNames(SITE);
    expect(() => nameOf({ hash: 'x', filePath: 'src/routes/Page.css.ts' })).toThrow(
      'No short name for what src/routes/Page.css.ts names.',
    );
  });
});
