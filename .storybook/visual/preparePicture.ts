import type { Clip } from './commands.ts';

/** CSS px around a small component, for its focus ring and shadow. */
const MARGIN = 16;
/** CSS px: maximum height of a picture. */
const MAX_HEIGHT = 1600;
/** CSS px: viewport of stories that do not set one. */
const DEFAULT_VIEWPORT = { width: 1200, height: 900 };

const STATES: Record<string, string> = {
  hover: 'hover',
  active: 'active',
  focus: 'focus',
  focusVisible: 'focus-visible',
  focusWithin: 'focus-within',
};

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
    viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
    /** As `storybook-addon-pseudo-states` takes it: all elements, or those that selectors find. */
    pseudo?: Record<string, boolean | string | string[]>;
  };
}

interface Picture {
  name: string;
  theme: string;
  forcedColors: boolean;
}

interface PictureViewport {
  width: number;
  height: number;
  pictures: Picture[];
}

export function viewportsOf({ id, globals, parameters }: Story): PictureViewport[] {
  const { disableSnapshot, modes = {} } = parameters.chromatic ?? {};
  if (disableSnapshot) return [];
  const viewports = new Map<string, PictureViewport>();
  for (const { theme = 'light', viewport, forcedColors, disable } of Object.values(modes)) {
    if (disable) continue;
    // The viewport that a story sets itself replaces those of its modes.
    const key = globals.viewport?.value ?? viewport ?? '';
    const styles = parameters.viewport?.options?.[key]?.styles;
    const size = styles
      ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
      : DEFAULT_VIEWPORT;
    const current = viewports.get(key) ?? { ...size, pictures: [] };
    viewports.set(key, current);
    const look = forcedColors === 'active' ? 'forced' : theme;
    const name = [id.replace('--', '/'), viewport === key && key, look].filter(Boolean).join('.');
    if (!current.pictures.some((picture) => picture.name === name)) {
      current.pictures.push({ name, theme, forcedColors: look === 'forced' });
    }
  }
  return [...viewports.values()];
}

/** Adds styles that stop motion, hide iframes and flatten photographs. @returns their element */
export function disableMotion({ parameters, tags }: Story): HTMLStyleElement {
  const style = document.createElement('style');
  // Iframes with an address are maps from another host. Photographs become plain, because they are
  // most of a picture's size. A caret would blink: Playwright hides it, but not in forced colours.
  style.textContent = `iframe[src] { visibility: hidden !important }
    html { scroll-behavior: auto !important }
    ${tags.includes('photographs') ? '' : 'img { filter: contrast(0) !important }'}
    *, *::before, *::after, ::backdrop { transition: none !important }
    * { caret-animation: manual !important }
    ${isPadded(parameters.layout) ? `head:not(:empty) + body { padding: ${MARGIN}px }` : ''}`;
  document.head.append(style);
  return style;
}

export async function prepare({ parameters }: Story): Promise<void> {
  markForcedStates(parameters.pseudo);
  normalizePort();
  await document.fonts.ready;
  await Promise.all([...document.images].map(load));
  // What positions itself, such as a tooltip, follows a change of size a frame later.
  await waitForFrames(2);
}

/** Forms show addresses of pictures, whose port differs from run to run. */
function normalizePort() {
  for (const field of document.querySelectorAll<HTMLInputElement>('input')) {
    if (field.value.includes(location.origin)) {
      field.value = field.value.replaceAll(location.origin, 'http://localhost:6006');
    }
  }
}

const isPadded = (layout = 'padded') => layout === 'padded';

function markForcedStates(pseudo: Story['parameters']['pseudo'] = {}) {
  for (const [state, where] of Object.entries(pseudo)) {
    const name = STATES[state];
    if (!name || where === false) continue;
    const selectors = where === true ? ['body *'] : [where].flat();
    for (const element of document.querySelectorAll<HTMLElement>(selectors.join())) {
      const names = new Set(element.dataset.forcedStates?.split(' ')).add(name);
      element.dataset.forcedStates = [...names].join(' ');
    }
  }
}

async function load(image: HTMLImageElement) {
  image.loading = 'eager';
  await image.decode().catch(() => {});
}

export async function waitForFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}

/** Whether the picture shows the viewport only: of dialogs and scrolled pages. */
export const isViewportPicture = ({ tags }: Story) =>
  tags.includes('scrolled') ||
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** CSS px: height of a viewport that shows the whole story, up to the maximum. */
export const wholeHeight = () =>
  Math.min(MAX_HEIGHT, Math.max(window.innerHeight, document.documentElement.scrollHeight));

/** The part of the viewport that a picture shows: all of it, or a small component with a margin. */
export function clipOf(story: Story): Clip {
  const { innerWidth, innerHeight } = window;
  if (isViewportPicture(story)) return { x: 0, y: 0, width: innerWidth, height: innerHeight };
  const height = Math.min(innerHeight, document.documentElement.scrollHeight);
  if (!isPadded(story.parameters.layout)) return { x: 0, y: 0, width: innerWidth, height };
  const boxes = [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility())
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 1 && box.height > 1);
  const edge = (edges: number[], least: number, most: number) =>
    edges.map((value) => Math.min(most, Math.max(least, value)));
  const left = Math.min(
    ...edge(
      boxes.map((box) => Math.floor(box.left) - MARGIN),
      0,
      innerWidth,
    ),
  );
  const top = Math.min(
    ...edge(
      boxes.map((box) => Math.floor(box.top) - MARGIN),
      0,
      innerHeight,
    ),
  );
  const right = Math.max(
    ...edge(
      boxes.map((box) => Math.ceil(box.right) + MARGIN),
      0,
      innerWidth,
    ),
  );
  const bottom = Math.max(
    ...edge(
      boxes.map((box) => Math.ceil(box.bottom) + MARGIN),
      0,
      innerHeight,
    ),
  );
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}
