// The pictures' browser has no font of its own for emoji.
import '@fontsource/noto-color-emoji/emoji.css';
import '@agency/ui/tokens/base.css';
import { breakpoints } from '@agency/ui/tokens/breakpoints';
import type { Preview } from '@storybook/react-vite';
import { Fragment } from 'react';
import { configure, expect, spyOn } from 'storybook/test';
// Lists download it when a card is first pressed; stories need not wait for that.
import '../packages/ui/src/primitives/Dialog';
import { mockBackend } from '@agency/stories/mockBackend';
import { themes } from '@agency/stories/modes';
import { brandTheme } from './brandTheme';
import { reduceMotion } from './motion';
import './preview.css';

/** Milliseconds that a story waits for what it looks for: a busy machine may take its time. */
configure({ asyncUtilTimeout: 5000 });

/** CSS px. A screen's height decides little here, but a viewport has to have one. */
const PHONES = { smallPhone: 320, phone: 375 };
const LAPTOPS = { laptop: 1280 };
const PHONE_HEIGHT = 720;
const SCREEN_HEIGHT = 900;

const viewports = (widths: Record<string, number>, height: number) =>
  Object.fromEntries(
    Object.entries(widths).map(([key, width]) => [
      key,
      { name: `${key}, ${width} px`, styles: { width: `${width}px`, height: `${height}px` } },
    ]),
  );

/** A measurement that the browser leaves to the next frame: a long list on a busy machine. */
const PUT_OFF = /ResizeObserver loop completed/;

/** Held on to: a story that is rendered anew takes its predecessor's spy away. */
let complaints: ReturnType<typeof spyOn>;

/** The pages that in-app links lead to are not here, unless a router followed the link before. */
function stay(event: Event) {
  const link = event.target instanceof Element && event.target.closest('a[href^="/"]');
  if (link) event.preventDefault();
}

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes: themes },
    controls: { expanded: true },
    docs: { theme: brandTheme() },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Tokens',
          'Writing',
          'Accessibility',
          'Primitives',
          'Patterns',
          'Sections',
          'Routes',
          'Journeys',
        ],
      },
    },
    viewport: {
      options: {
        ...viewports(PHONES, PHONE_HEIGHT),
        ...viewports({ ...breakpoints, ...LAPTOPS }, SCREEN_HEIGHT),
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
    motion: {
      description: 'What the system asks for',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        items: [
          { value: 'full', title: 'As the system says', icon: 'play' },
          { value: 'reduced', title: 'Reduced motion', icon: 'stop' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction of the text',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  loaders: [mockBackend],
  initialGlobals: { theme: 'light', motion: 'full', direction: 'ltr' },
  decorators: [
    (Story, { globals }) => {
      const root = document.documentElement;
      root.dataset.theme = String(globals.theme);
      root.dir = String(globals.direction);
      reduceMotion(globals.motion === 'reduced');
      // Whoever asked the media query before has to ask again.
      return <Fragment key={String(globals.motion)}>{Story()}</Fragment>;
    },
  ],
  beforeEach: () => {
    complaints = spyOn(console, 'error');
    document.addEventListener('click', stay);
    return () => document.removeEventListener('click', stay);
  },
  // React's warnings come this way as well: neither they nor errors are acceptable in a story.
  afterEach: () => {
    const said = complaints.mock.calls.map(([complaint]) => String(complaint));
    expect(said.filter((complaint) => !PUT_OFF.test(complaint))).toEqual([]);
  },
};

export default preview;
