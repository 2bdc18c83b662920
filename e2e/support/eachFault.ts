import type { TestInfo } from '@playwright/test';
import { FAULTS, type Fault } from './faultKinds.ts';
import { test } from './test.ts';

/** Runs a callback with every fault, each as a step of the test. */
export async function eachFault(info: TestInfo, run: (fault: Fault) => Promise<void>) {
  await eachCase(info, 'faults', FAULTS, run);
}

/** Milliseconds that a test gets for each of its cases. */
const CASE_LIMIT = 20_000;

/** Runs a callback with every case, each as a step; an annotation reports the number of cases. */
export async function eachCase<Case extends { name: string }>(
  info: TestInfo,
  kind: 'faults' | 'sessions',
  cases: readonly Case[],
  run: (each: Case) => Promise<void>,
): Promise<void> {
  info.setTimeout(cases.length * CASE_LIMIT);
  for (const each of cases) await test.step(each.name, () => run(each));
  info.annotations.push({ type: kind, description: String(cases.length) });
}
