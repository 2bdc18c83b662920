/** CSS px around a small component, for its focus ring and shadow. */
const MARGIN = 16;
/** CSS px: maximum height of a picture. */
const MAX_HEIGHT = 1600;
/** CSS px: viewport of stories that do not set one. */
const DEFAULT_VIEWPORT = { width: '1200px', height: '900px' };

/** Where `pnpm storybook` serves the stories. */
const STORYBOOK_ORIGIN = 'http://localhost:6006';

interface Mode {
  theme?: string;
  viewport?: string;
  forcedColors?: 'active';
  disable?: boolean;
}

export interface Story {
  id: string;
  tags: string[];
  globals: { viewport?: { value?: string } };
  parameters: {
    layout?: string;
    a11y?: { options?: object };
    chromatic?: { disableSnapshot?: boolean; modes?: Record<string, Mode> };
    pseudo?: object;
    viewport?: { options?: Record<string, { styles: typeof DEFAULT_VIEWPORT }> };
  };
}

/** The pictures of a story, one for each of its modes. */
export function picturesOf({ id, globals, parameters }: Story) {
  const { disableSnapshot, modes = {} } = parameters.chromatic ?? {};
  const pictures = Object.entries(disableSnapshot ? {} : modes)
    .filter(([, { disable }]) => !disable)
    .map(([mode, { theme = 'light', viewport, forcedColors }]) => {
      // The viewport that a story sets itself replaces those of its modes.
      const key = globals.viewport?.value ?? viewport ?? '';
      const { width, height } = parameters.viewport?.options?.[key]?.styles ?? DEFAULT_VIEWPORT;
      return {
        name: `${id.replace('--', '/')}/${mode}`,
        theme,
        forcedColors: forcedColors === 'active',
        width: Number.parseInt(width, 10),
        height: Number.parseInt(height, 10),
      };
    });
  const look = ({ name, ...shown }: (typeof pictures)[number]) => JSON.stringify(shown);
  const looks = pictures.map(look);
  return pictures.filter((picture, index) => looks.indexOf(look(picture)) === index);
}

/** Stories of tooltips. In others, a focused button's comes and goes while pictures are taken. */
const SHOWS_TOOLTIPS = /^primitives-(?:tooltip|iconbutton)--/;

/** Stops motion, hides maps of another host and flattens photographs, most of a picture's size.
 * Vitest hides the caret, except in forced colours, where it would blink. */
export const stylesOfPictures = ({ id, tags, parameters }: Story) => `
  iframe[src] { visibility: hidden !important }
  ${SHOWS_TOOLTIPS.test(id) ? '' : '[role="tooltip"] { display: none !important }'}
  html { scroll-behavior: auto !important }
  ${tags.includes('photographs') ? '' : 'img { filter: contrast(0) !important }'}
  *, *::before, *::after, ::backdrop { transition: none !important }
  * { caret-animation: manual !important }
  ${isPadded(parameters) ? `head:not(:empty) + body { padding: ${MARGIN}px }` : ''}`;

const isPadded = ({ layout = 'padded' }: Story['parameters']) => layout === 'padded';

/** Forms show URLs of pictures, whose port differs from run to run. */
export function showUsualPort() {
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
    if (!field.value.includes(location.origin)) continue;
    field.value = field.value.replaceAll(location.origin, STORYBOOK_ORIGIN);
  }
}

/**
 * What a picture waits for: fonts, images, and two frames for what follows a change of size. It is sent to
 * pages, so it uses nothing else of this file.
 */
export async function settle() {
  const load = async ({ body, fonts, images }: Document) => {
    // A layout asks for the fonts: a preview whose theme has changed has new styles, and with them new fonts.
    body.getBoundingClientRect();
    await fonts.ready;
    for (const image of images) image.loading = 'eager';
    await Promise.all([...images].map((image) => image.decode().catch(() => {})));
  };
  const framed = [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument);
  await Promise.all([document, ...framed].map((page) => page && load(page)));
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/** Whether the picture shows the viewport only: of dialogs and scrolled pages. */
export const isViewportPicture = ({ tags }: Story) =>
  tags.includes('scrolled') ||
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** CSS px: height of a viewport that shows the whole story, up to the maximum. */
export const wholeHeight = () =>
  Math.min(MAX_HEIGHT, Math.max(innerHeight, document.documentElement.scrollHeight));

/** The part of the viewport that a picture shows: all of it, or a small component with a margin. */
export function clipOf(story: Story, canvas: Element | null) {
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
