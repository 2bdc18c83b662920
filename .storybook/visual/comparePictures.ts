import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { page, server } from 'vitest/browser';
import { checkColors } from './checkColors.ts';
import { emulateMedia } from './emulateMedia.ts';
import { picturesOf, type Story } from './picturesOf.ts';
import { settlePictures } from './settlePictures.ts';

/** CSS px around a small component, for its focus ring and shadow. */
const MARGIN = 16;
/** CSS px: maximum height of a picture. */
const MAX_HEIGHT = 1600;
/** Where `pnpm storybook` serves the stories. */
const STORYBOOK_ORIGIN = 'http://localhost:6006';

/** Arbitrary date of all stories. */
const NOW = new Date('2026-11-21T10:00:00+05:30');

/** False in runs from Storybook's own interface, which only run play functions. */
const STANDALONE = import.meta.env.VITEST_STORYBOOK === 'false';
/** The packaged browser runs on Linux only, and others render differently. A translated page has pictures of its own. */
const TAKES_PICTURES =
  server.platform === 'linux' && import.meta.env.STORYBOOK_TRANSLATION !== 'on';

beforeEach(() => {
  vi.setSystemTime(NOW);
});

// Vitest evaluates this module anew for each file because its URL has the time: without the real one,
// files after the second would have none of these hooks.
afterAll(() => {
  vi.useRealTimers();
});

/** Compares the pictures of a story; where one is dark, axe looks at the dark's colours as well. */
afterEach(async (context) => {
  const { story, task } = context as typeof context & { story?: Story };
  if (!STANDALONE || !story || task.result?.state === 'fail') return;
  const { dataset } = document.documentElement;
  showUsualPort();
  const styles = document.createElement('style');
  styles.textContent = stylesOfPictures(story);
  document.head.append(styles);
  try {
    for (const picture of picturesOf(story)) {
      dataset.theme = picture.theme;
      if (picture.theme === 'dark') await checkColors(story);
      if (TAKES_PICTURES) await comparePicture(story, picture);
    }
  } finally {
    dataset.theme = 'light';
    styles.remove();
  }
});

async function comparePicture(story: Story, picture: ReturnType<typeof picturesOf>[number]) {
  const { name, width, height, forcedColors } = picture;
  await emulateMedia({
    'prefers-reduced-motion': 'reduce',
    'forced-colors': forcedColors ? 'active' : 'none',
  });
  try {
    await setViewport(width, height);
    await settlePictures();
    if (!isViewportPicture(story)) {
      scrollTo(0, 0);
      await setViewport(width, wholeHeight());
    }
    if (story.parameters.pseudo) await showPseudoStates(story);
    const clip = clipOf(story, document.querySelector('#storybook-root'));
    await expect.soft(page).toMatchScreenshot(name, { screenshotOptions: { clip } });
  } finally {
    await emulateMedia({});
  }
}

async function setViewport(width: number, height: number) {
  const isSet = () => innerWidth === width && innerHeight === height;
  if (!isSet()) await page.viewport(width, height);
  // A busy page gets its new size later.
  while (!isSet()) await new Promise(requestAnimationFrame);
}

/** Storybook's interface says when a story is rendered: then the addon marks its elements. */
async function showPseudoStates({ id }: Story) {
  addons.getChannel().emit(STORY_RENDERED, id);
  await new Promise((resolve) => setTimeout(resolve));
}

/** Stories of tooltips. In others, a focused button's comes and goes while pictures are taken. */
const SHOWS_TOOLTIPS = /^primitives-(?:tooltip|iconbutton)--/;

/** Stops motion, hides maps of another host and flattens photographs, most of a picture's size.
 * Vitest hides the caret, except in forced colours, where it would blink. */
const stylesOfPictures = ({ id, tags, parameters }: Story) => `
  iframe[src] { visibility: hidden !important }
  ${SHOWS_TOOLTIPS.test(id) ? '' : '[role="tooltip"] { display: none !important }'}
  html { scroll-behavior: auto !important }
  ${tags.includes('photographs') ? '' : 'img { filter: contrast(0) !important }'}
  *, *::before, *::after, ::backdrop { transition: none !important }
  * { caret-animation: manual !important }
  ${isPadded(parameters) ? `head:not(:empty) + body { padding: ${MARGIN}px }` : ''}`;

const isPadded = ({ layout = 'padded' }: Story['parameters']) => layout === 'padded';

/** Forms show URLs of pictures, whose port differs from run to run. */
function showUsualPort() {
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
    if (!field.value.includes(location.origin)) continue;
    field.value = field.value.replaceAll(location.origin, STORYBOOK_ORIGIN);
  }
}

/** Whether the picture shows the viewport only: of dialogs and scrolled pages. */
const isViewportPicture = ({ tags }: Story) =>
  tags.includes('scrolled') ||
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** CSS px: height of a viewport that shows the whole story, up to the maximum. */
const wholeHeight = () =>
  Math.min(MAX_HEIGHT, Math.max(innerHeight, document.documentElement.scrollHeight));

/** The part of the viewport that a picture shows: all of it, or a small component with a margin. */
function clipOf(story: Story, canvas: Element | null) {
  const viewport = { x: 0, y: 0, width: innerWidth, height: innerHeight };
  if (isViewportPicture(story)) return viewport;
  const height = Math.min(innerHeight, document.documentElement.scrollHeight);
  if (!isPadded(story.parameters)) return { ...viewport, height };
  const boxes = [...document.body.querySelectorAll('*')]
    .filter((element) => element !== canvas && element.checkVisibility())
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 1 && box.height > 1);
  if (boxes.length === 0) return viewport;
  const first = (edges: number[]) => Math.max(0, Math.floor(Math.min(...edges)) - MARGIN);
  const last = (edges: number[]) => Math.ceil(Math.max(...edges)) + MARGIN;
  const x = first(boxes.map(({ left }) => left));
  const y = first(boxes.map(({ top }) => top));
  const right = Math.min(innerWidth, last(boxes.map((box) => box.right)));
  const bottom = Math.min(innerHeight, last(boxes.map((box) => box.bottom)));
  return { x, y, width: right - x, height: bottom - y };
}
