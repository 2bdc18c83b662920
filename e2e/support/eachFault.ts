import type { TestInfo } from '@playwright/test';
import { FAULTS, type Fault } from './faultKinds.ts';
import { test } from './test.ts';

/** Goes through every fault, one after another, and leaves their number in the report. */
export async function eachFault(info: TestInfo, meet: (fault: Fault) => Promise<void>) {
  await eachCase(info, 'faults', FAULTS, meet);
}

/** Goes through cases, each a step of the test, and leaves their number in the report. */
export async function eachCase<Case extends { name: string }>(
  { annotations }: TestInfo,
  kind: 'faults' | 'sessions',
  cases: readonly Case[],
  meet: (each: Case) => Promise<void>,
): Promise<void> {
  for (const each of cases) await test.step(each.name, () => meet(each));
  annotations.push({ type: kind, description: String(cases.length) });
}
