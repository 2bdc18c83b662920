import { afterAll, afterEach } from 'vitest';

const perTest = () => 1;

/**
 * Lets a test file close with one line: how many cases of a kind it tried, and how many failed.
 * @returns call it with what one test tried, where that is more than one case
 */
export function countCases(kind: string): (cases: number) => void {
  let tried = 0;
  let failed = 0;
  let more = perTest();
  afterEach(({ task }) => {
    tried += more;
    more = perTest();
    if (task.result?.state === 'fail') failed += 1;
  });
  afterAll(() => {
    console.log(`${tried.toLocaleString('en')} ${kind}, ${failed} failed`);
  });
  return (cases) => {
    more = cases;
  };
}
