import { afterAll } from 'vitest';

// Files of tests run in threads of one process. The backend's client would tell those of other files about a
// session that begins or ends, as it tells other tabs.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');

const immediate = setImmediate;
// What React has put off ends while there is a window.
afterAll(async () => {
  while (process.getActiveResourcesInfo().includes('Immediate')) {
    await new Promise((resolve) => immediate(resolve));
  }
});
