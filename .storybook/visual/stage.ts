import type { Frame } from './commands.ts';

/** CSS px around what a story shows: room for a focus ring and a shadow. */
const MARGIN = 16;
/** CSS px; what lies further down is more of the same. */
const TALLEST = 1600;
/** The screen that a story without a viewport of its own is tested on, CSS px. */
const SCREEN = { width: 1200, height: 900 };

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
    chromatic?: { disableSnapshot?: boolean; modes?: Record<string, Mode> };
    viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
    /** As `storybook-addon-pseudo-states` takes it: all elements, or those that selectors find. */
    pseudo?: Record<string, boolean | string | string[]>;
  };
}

interface Picture {
  name: string;
  theme: string;
  /** The system replaces the page's colours. */
  forcedColors: boolean;
}

interface Width {
  width: number;
  height: number;
  pictures: Picture[];
}

/** The pictures of a story, together where they are as wide. */
export function widthsOf({ id, globals, parameters }: Story): Width[] {
  const { disableSnapshot, modes = {} } = parameters.chromatic ?? {};
  if (disableSnapshot) return [];
  const widths = new Map<string, Width>();
  for (const { theme = 'light', viewport, forcedColors, disable } of Object.values(modes)) {
    if (disable) continue;
    // A story that is about one width is shown in no other.
    const key = globals.viewport?.value ?? viewport ?? '';
    const styles = parameters.viewport?.options?.[key]?.styles;
    const size = styles
      ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
      : SCREEN;
    const entry = widths.get(key) ?? { ...size, pictures: [] };
    widths.set(key, entry);
    const look = forcedColors === 'active' ? 'forced' : theme;
    const name = [id.replace('--', '/'), viewport === key && key, look].filter(Boolean).join('.');
    if (!entry.pictures.some((picture) => picture.name === name)) {
      entry.pictures.push({ name, theme, forcedColors: look === 'forced' });
    }
  }
  return [...widths.values()];
}

/** Styles that take the movement out of a page, and what is not its own. */
export function calmDown({ parameters, tags }: Story): HTMLStyleElement {
  const style = document.createElement('style');
  // A map is a page of its own, from elsewhere. A photograph weighs more than all that surrounds it.
  style.textContent = `iframe { visibility: hidden !important }
    html { scroll-behavior: auto !important }
    ${tags.includes('photographs') ? '' : 'img { filter: contrast(0) !important }'}
    *, *::before, *::after, ::backdrop { transition: none !important }
    ${isPadded(parameters.layout) ? `body { padding: ${MARGIN}px }` : ''}`;
  document.head.append(style);
  return style;
}

/** Waits for fonts and pictures; marks what pretends to be hovered, focused or pressed. */
export async function settle({ parameters }: Story): Promise<void> {
  markPretended(parameters.pseudo);
  nameOnePort();
  await document.fonts.ready;
  await Promise.all([...document.images].map(load));
}

/** Forms show the addresses of pictures, which stand on whatever port was free. */
function nameOnePort() {
  for (const field of document.querySelectorAll<HTMLInputElement>('input')) {
    if (field.value.includes(location.origin)) {
      field.value = field.value.replaceAll(location.origin, 'http://localhost:6006');
    }
  }
}

const isPadded = (layout = 'padded') => layout === 'padded';

function markPretended(pseudo: Story['parameters']['pseudo'] = {}) {
  for (const [state, where] of Object.entries(pseudo)) {
    const name = STATES[state];
    if (!name || where === false) continue;
    const selectors = where === true ? ['body *'] : [where].flat();
    for (const element of document.querySelectorAll<HTMLElement>(selectors.join())) {
      const names = new Set(element.dataset.pretend?.split(' ')).add(name);
      element.dataset.pretend = [...names].join(' ');
    }
  }
}

async function load(image: HTMLImageElement) {
  image.loading = 'eager';
  await image.decode().catch(() => {});
}

export async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}

/** Whether the picture is of the screen as it stands: something lies over the page, or it is scrolled. */
export const isOfScreen = ({ tags }: Story) =>
  tags.includes('scrolled') ||
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** CSS px; a screen that shows the whole story. */
export const wholeHeight = () =>
  Math.min(TALLEST, Math.max(window.innerHeight, document.documentElement.scrollHeight));

/** The part of the screen that a picture shows: all of it, or closely what a small thing takes up. */
export function framed(story: Story): Frame {
  const { innerWidth, innerHeight } = window;
  if (isOfScreen(story)) return { x: 0, y: 0, width: innerWidth, height: innerHeight };
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
