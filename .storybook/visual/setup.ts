import { afterEach as accessibility } from '@storybook/addon-a11y/preview';
import { expect as expectInStory } from 'storybook/test';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { commands, page, server } from 'vitest/browser';
import {
  clipOf,
  disableMotion,
  isViewportPicture,
  prepare,
  type Story,
  viewportsOf,
  waitForFrames,
  wholeHeight,
} from './preparePicture.ts';

/** Arbitrary date of all stories. */
const NOW = new Date('2026-11-21T10:00:00+05:30');

beforeEach(() => {
  vi.setSystemTime(NOW);
  expectInStory.setState({ assertionCalls: 0 });
});

/** False in runs from Storybook's own interface, which only run play functions. */
const STANDALONE = import.meta.env.VITEST_STORYBOOK === 'false';
/** The packaged browser runs on Linux only, and others render differently. */
const TAKES_PICTURES = server.platform === 'linux';

/** The rules of axe that look at colours: what the others look at is the same in both themes. */
const COLOR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Checks the accessibility of the dark theme as well, and compares the pictures of a story. */
afterEach(async (context) => {
  const { story, task } = context as typeof context & { story?: Story };
  if (!STANDALONE || !story || task.result?.state === 'fail') return;
  const { assertionCalls } = expectInStory.getState();
  const { parameters } = story;
  const { dataset } = document.documentElement;
  const { innerWidth, innerHeight } = window;
  const failures: string[] = [];
  const styles = disableMotion(story);
  await commands.emulateReducedMotion(true);
  try {
    dataset.theme = 'dark';
    const a11y = {
      ...parameters.a11y,
      options: { ...parameters.a11y?.options, runOnly: COLOR_RULES },
    };
    await accessibility({
      ...story,
      parameters: { ...parameters, a11y },
      viewMode: 'story',
    } as never);
    for (const { width, height, pictures } of TAKES_PICTURES ? viewportsOf(story) : []) {
      await page.viewport(width, height);
      await prepare(story);
      if (!isViewportPicture(story)) {
        window.scrollTo(0, 0);
        await page.viewport(width, wholeHeight());
      }
      if (parameters.pseudo) await commands.forcePseudoStates(true);
      for (const { name, theme, forcedColors } of pictures) {
        dataset.theme = theme;
        if (forcedColors) await commands.emulateForcedColors(true);
        const { outcome, pixels } = await commands.comparePicture(name, clipOf(story));
        if (forcedColors) await commands.emulateForcedColors(false);
        if (outcome === 'different') failures.push(`${name}: ${pixels} pixels differ`);
        else if (outcome !== 'same' && outcome !== 'written') failures.push(`${name}: ${outcome}`);
      }
      if (parameters.pseudo) await commands.forcePseudoStates(false);
    }
  } finally {
    dataset.theme = 'light';
    styles.remove();
    await commands.emulateReducedMotion(false);
    await page.viewport(innerWidth, innerHeight);
    // Resize handlers run before the next story starts.
    await waitForFrames(2);
    await commands.recordStory(assertionCalls, 2);
  }
  expect(failures.join('; '), 'pictures').toBe('');
});
