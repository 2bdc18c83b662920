import { vi } from 'vitest';

const immediate = setImmediate;

/** Turns of the event loop in which what needs no time is done: bodies are read, React renders. */
const TURNS = 20;
const MOST_STEPS = 200;

/** Lets everything happen that needs no time, also with code that is imported late. */
export async function settle(): Promise<void> {
  await settleCalls();
  await vi.dynamicImportSettled();
  // Timers of the real clock are Vitest's: one limits its question for the code of an import.
  while (process.getActiveResourcesInfo().includes('Timeout')) await passTurns();
}

/** Lets everything happen that needs neither time nor more code. */
async function settleCalls(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  await passTurns();
}

async function passTurns(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => immediate(resolve));
}

/** Goes from one timer of the fake clock to the next until something is the case. */
export async function until(isMet: () => boolean, settled = settle): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await settled();
    if (isMet()) return;
    await vi.advanceTimersToNextTimerAsync();
  }
  const page = globalThis.document?.body.textContent;
  throw new Error(`Never: ${isMet}${page ? `, on a page with: ${page}` : ''}`);
}

interface Outcome<Data> {
  data?: Data;
  error?: Error & { status?: number };
  /** How long it took, by the fake clock. */
  seconds: number;
}

/** Waits on the fake clock for what a call comes to, whose code is there. */
export async function outcomeOf<Data>(call: Promise<Data>): Promise<Outcome<Data>> {
  const begin = Date.now();
  let outcome: Outcome<Data> | undefined;
  const end = (result: Omit<Outcome<Data>, 'seconds'>) => {
    outcome = { ...result, seconds: Math.round((Date.now() - begin) / 1000) };
  };
  call.then(
    (data) => end({ data }),
    (error) => end({ error }),
  );
  await until(() => outcome !== undefined, settleCalls);
  return outcome as Outcome<Data>;
}
