import { afterEach as accessibility } from '@storybook/addon-a11y/preview';
import { expect as expectInStory } from 'storybook/test';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { commands, page, server } from 'vitest/browser';
import {
  calmDown,
  framed,
  frames,
  isOfScreen,
  type Story,
  settle,
  wholeHeight,
  widthsOf,
} from './stage.ts';

/** Any moment: figures that depend on time count from here. */
const MOMENT = new Date('2026-11-21T10:00:00+05:30');

beforeEach(() => {
  vi.setSystemTime(MOMENT);
  expectInStory.setState({ assertionCalls: 0 });
});

/** Storybook's own test button shows what a play function does, and takes no pictures. */
const STANDALONE = import.meta.env.VITEST_STORYBOOK === 'false';
/** The packaged browser is one for Linux; any other draws differently. */
const PICTURED = server.platform === 'linux';

/** What the story ended in has to be accessible in the dark as well, and to look as it did before. */
afterEach(async (context) => {
  const { story, task } = context as typeof context & { story?: Story };
  if (!STANDALONE || !story || task.result?.state === 'fail') return;
  const { assertionCalls } = expectInStory.getState();
  const { dataset } = document.documentElement;
  const { innerWidth, innerHeight } = window;
  const complaints: string[] = [];
  const calm = calmDown(story);
  await commands.stillness(true);
  try {
    dataset.theme = 'dark';
    await accessibility({ ...story, viewMode: 'story' } as never);
    for (const { width, height, pictures } of PICTURED ? widthsOf(story) : []) {
      await page.viewport(width, height);
      await settle(story);
      if (!isOfScreen(story)) {
        window.scrollTo(0, 0);
        await page.viewport(width, wholeHeight());
      }
      await commands.pretend(true);
      for (const { name, theme, forcedColors } of pictures) {
        dataset.theme = theme;
        await commands.forceColors(forcedColors);
        const { outcome, pixels } = await commands.picture(name, framed(story));
        if (outcome === 'different') complaints.push(`${name}: ${pixels} pixels differ`);
        else if (outcome !== 'same' && outcome !== 'written')
          complaints.push(`${name}: ${outcome}`);
      }
      await commands.forceColors(false);
      await commands.pretend(false);
    }
  } finally {
    dataset.theme = 'light';
    calm.remove();
    await commands.stillness(false);
    await page.viewport(innerWidth, innerHeight);
    // What follows the screen's size does so now, not in the story that comes next.
    await frames(2);
    await commands.recordStory(assertionCalls, 2);
  }
  expect(complaints, 'pictures').toEqual([]);
});
