import { Session } from 'node:inspector';
import { writeFileSync, mkdirSync } from 'node:fs';
import { afterAll } from 'vitest';
const s = new Session(); s.connect(); s.post('Profiler.enable'); s.post('Profiler.start');
afterAll(() => { s.post('Profiler.stop', (_: unknown, { profile }: any) => { mkdirSync('/tmp/u/prof2', { recursive: true }); writeFileSync('/tmp/u/prof2/w.cpuprofile', JSON.stringify(profile)); }); });
