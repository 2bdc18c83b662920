import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';
import { compare, encodeBaseline } from './compare.ts';
import { BASELINES, RESULTS, record, type Verdict, write } from './record.ts';

/** A page that still changes after so many screenshots counts as unstable. */
const MAX_SCREENSHOTS = 20;

/** A part of the page, CSS px. */
export interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    comparePicture: (name: string, clip: Clip) => Promise<Verdict>;
    emulateForcedColors: (forced: boolean) => Promise<void>;
    emulateReducedMotion: (reduced: boolean) => Promise<void>;
    forcePseudoStates: (forced: boolean) => Promise<void>;
    recordStory: (assertions: number, accessibility: number) => Promise<void>;
  }
}

type Update = { snapshotOptions: { updateSnapshot: 'all' | 'new' | 'none' } };

/** Compares a screenshot with its picture, or replaces that in runs with `--update=all`. */
export const comparePicture: BrowserCommand<[name: string, clip: Clip]> = async (
  { page, frame, project },
  name,
  clip,
): Promise<Verdict> => {
  const element = await (await frame()).frameElement();
  const origin = (await element.boundingBox()) ?? { x: 0, y: 0 };
  const takeScreenshot = () =>
    page.screenshot({
      animations: 'disabled',
      clip: { ...clip, x: origin.x + clip.x, y: origin.y + clip.y },
    });

  const baseline = join(BASELINES, `${name}.png`);
  const { updateSnapshot } = (project.config as Update).snapshotOptions;
  const expected = existsSync(baseline) ? readFileSync(baseline) : undefined;
  let actual = await takeScreenshot();
  let verdict = await compareWithBaseline();
  // A difference counts when two screenshots in a row are equal: before, the page may be changing.
  for (let count = 1; verdict.outcome !== 'same'; count += 1) {
    const next = await takeScreenshot();
    if (next.equals(actual)) break;
    if (count === MAX_SCREENSHOTS) {
      verdict = { outcome: 'unstable', pixels: 0 };
      break;
    }
    actual = next;
    verdict = await compareWithBaseline();
  }
  if (verdict.outcome !== 'same' && updateSnapshot === 'all') {
    write(baseline, await encodeBaseline(page, actual));
    verdict = { outcome: 'written', pixels: 0 };
  } else if (verdict.outcome !== 'same') {
    write(join(RESULTS, `${name}.actual.png`), actual);
  }
  record({ kind: 'picture', name, verdict });
  return verdict;

  async function compareWithBaseline(): Promise<Verdict> {
    if (!expected) return { outcome: 'missing', pixels: 0 };
    const { pixels, difference } = await compare(page, expected, actual);
    if (!difference) return { outcome: 'same', pixels };
    write(join(RESULTS, `${name}.expected.png`), expected);
    write(join(RESULTS, `${name}.difference.png`), difference);
    return { outcome: 'different', pixels };
  }
};

/** Sets `prefers-reduced-motion`: play functions run with motion, pictures are taken without. */
export const emulateReducedMotion: BrowserCommand<[reduced: boolean]> = ({ page }, reduced) =>
  page.emulateMedia({ reducedMotion: reduced ? 'reduce' : 'no-preference' });

export const emulateForcedColors: BrowserCommand<[forced: boolean]> = ({ page }, forced) =>
  page.emulateMedia({ forcedColors: forced ? 'active' : 'none' });

/** Attribute with the pseudo-classes to force on an element, e.g. `hover focus-visible`. */
const FORCED_STATES = 'data-forced-states';
const devtoolsSessions = new Map<string, { detach: () => Promise<void> }>();

/** Forces the pseudo-classes of all marked elements with the DevTools protocol, or ends that. */
export const forcePseudoStates: BrowserCommand<[forced: boolean]> = async (
  { page, context, sessionId },
  forced,
) => {
  await devtoolsSessions.get(sessionId)?.detach();
  devtoolsSessions.delete(sessionId);
  if (!forced) return;
  const session = await context.newCDPSession(page);
  devtoolsSessions.set(sessionId, session);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1, pierce: true });
  for (const { nodeId, attributes = [] } of nodes) {
    const mark = attributes.indexOf(FORCED_STATES);
    const forcedPseudoClasses = attributes[mark + 1]?.split(' ') ?? [];
    if (mark >= 0) await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
  }
};

export const recordStory: BrowserCommand<[assertions: number, accessibility: number]> = (
  _,
  assertions,
  accessibility,
) => record({ kind: 'story', assertions, accessibility });
