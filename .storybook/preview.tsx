import '@agency/ui/tokens/base.css';
import { breakpoints } from '@agency/ui/tokens/breakpoints';
import type { Preview } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import './preview.css';

/** CSS px. A screen's height decides little here, but a viewport has to have one. */
const PHONES = { smallPhone: 320, phone: 375 };
const PHONE_HEIGHT = 720;
const SCREEN_HEIGHT = 900;

const viewports = (widths: Record<string, number>, height: number) =>
  Object.fromEntries(
    Object.entries(widths).map(([key, width]) => [
      key,
      { name: `${key}, ${width} px`, styles: { width: `${width}px`, height: `${height}px` } },
    ]),
  );

/** The pages that in-app links lead to are not here. */
function stay(event: Event) {
  const link = event.target instanceof Element && event.target.closest('a[href^="/"]');
  if (link) event.preventDefault();
}

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { order: ['Primitives', 'Patterns', 'Sections'] } },
    viewport: {
      options: {
        ...viewports(PHONES, PHONE_HEIGHT),
        ...viewports(breakpoints, SCREEN_HEIGHT),
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Colours of the page',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset.theme = String(globals.theme);
      return Story();
    },
  ],
  beforeEach: ({ canvasElement }) => {
    spyOn(console, 'error');
    canvasElement.addEventListener('click', stay);
    return () => canvasElement.removeEventListener('click', stay);
  },
  // React's warnings come this way as well: neither they nor errors are acceptable in a story.
  afterEach: () => {
    expect(console.error).not.toHaveBeenCalled();
  },
};

export default preview;
