import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';
import { compare, reduce } from './compare.ts';
import { BASELINES, RESULTS, record, type Verdict, write } from './record.ts';

/** A picture that still changes after so many looks never comes to rest. */
const LOOKS = 20;

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    picture: (name: string, frame: Frame) => Promise<Verdict>;
    stillness: (still: boolean) => Promise<void>;
    forceColors: (forced: boolean) => Promise<void>;
    pretend: (on: boolean) => Promise<void>;
    recordStory: (assertions: number, accessibility: number) => Promise<void>;
  }
}

type Update = { snapshotOptions: { updateSnapshot: 'all' | 'new' | 'none' } };

/**
 * Holds what the page shows against the picture of that name. A run with `--update` writes it
 * instead; nothing else ever does.
 */
export const picture: BrowserCommand<[name: string, frame: Frame]> = async (
  { page, frame, project },
  name,
  clip,
): Promise<Verdict> => {
  const element = await (await frame()).frameElement();
  const origin = (await element.boundingBox()) ?? { x: 0, y: 0 };
  const look = () =>
    page.screenshot({
      animations: 'disabled',
      clip: { ...clip, x: origin.x + clip.x, y: origin.y + clip.y },
    });

  const baseline = join(BASELINES, `${name}.png`);
  const { updateSnapshot } = (project.config as Update).snapshotOptions;
  const expected = existsSync(baseline) ? readFileSync(baseline) : undefined;
  let seen = await look();
  let verdict = await judge();
  // What differs may not have come to rest yet: the same has to be seen twice.
  for (let looks = 1; verdict.outcome !== 'same'; looks += 1) {
    const next = await look();
    if (next.equals(seen)) break;
    if (looks === LOOKS) verdict = { outcome: 'unstable', pixels: 0 };
    if (looks === LOOKS) break;
    seen = next;
    verdict = await judge();
  }
  if (verdict.outcome !== 'same' && updateSnapshot === 'all') {
    write(baseline, await reduce(page, seen));
    verdict = { outcome: 'written', pixels: 0 };
  } else if (verdict.outcome !== 'same') {
    write(join(RESULTS, `${name}.actual.png`), seen);
  }
  record({ kind: 'picture', name, verdict });
  return verdict;

  async function judge(): Promise<Verdict> {
    if (!expected) return { outcome: 'missing', pixels: 0 };
    const { pixels, difference } = await compare(page, expected, seen);
    if (!difference) return { outcome: 'same', pixels };
    write(join(RESULTS, `${name}.expected.png`), expected);
    write(join(RESULTS, `${name}.difference.png`), difference);
    return { outcome: 'different', pixels };
  }
};

/** Motion of the whole page. Stories play in motion, pictures are taken without. */
export const stillness: BrowserCommand<[still: boolean]> = ({ page }, still) =>
  page.emulateMedia({ reducedMotion: still ? 'reduce' : 'no-preference' });

/** Whether the system replaces the page's colours. */
export const forceColors: BrowserCommand<[forced: boolean]> = ({ page }, forced) =>
  page.emulateMedia({ forcedColors: forced ? 'active' : 'none' });

/** An element's states, as the browser names them: what only a pointer or a key can cause. */
const PRETENDED = 'data-pretend';
const pretending = new Map<string, { detach: () => Promise<void> }>();

/** Puts each marked element into its states, in the browser's own style engine, until called off. */
export const pretend: BrowserCommand<[on: boolean]> = async ({ page, context, sessionId }, on) => {
  await pretending.get(sessionId)?.detach();
  pretending.delete(sessionId);
  if (!on) return;
  const session = await context.newCDPSession(page);
  pretending.set(sessionId, session);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1, pierce: true });
  for (const { nodeId, attributes = [] } of nodes) {
    const mark = attributes.indexOf(PRETENDED);
    const forcedPseudoClasses = attributes[mark + 1]?.split(' ') ?? [];
    if (mark >= 0) await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
  }
};

export const recordStory: BrowserCommand<[assertions: number, accessibility: number]> = (
  _,
  assertions,
  accessibility,
) => record({ kind: 'story', assertions, accessibility });
