// The packaged browser has no emoji font.
import '@fontsource/noto-color-emoji/emoji.css';
import '@agency/ui/tokens/base.css';
import { breakpoints } from '@agency/ui/tokens/mediaQueries';
import type { Preview } from '@storybook/react-vite';
import { Fragment } from 'react';
import { configure, expect, spyOn } from 'storybook/test';
// The site lazy-loads Dialog; with a static import, stories need not wait for it.
import '../packages/ui/src/primitives/Dialog';
import { themes } from '@agency/stories/chromaticModes';
import { mockBackend } from '@agency/stories/mockBackend';
import { translatePage } from '@agency/stories/translatePage';
import { tooltipDelay } from '../packages/ui/src/primitives/Tooltip';
import { brandTheme } from './brandTheme';
import { overrideReducedMotion } from './overrideReducedMotion';
import './preview.css';
import { unionTypeSummary } from './unionTypeSummary';

configure({
  /** Milliseconds: time limit of `findBy…` and `waitFor`; on a busy machine, compiling a page takes seconds. */
  asyncUtilTimeout: 15_000,
  // Without the document, which would be printed anew each time that a `findBy…` looks in vain.
  getElementError: (message) => new Error(message ?? 'No element'),
});

tooltipDelay.open = 0;

const WIDTHS = { smallPhone: 320, phone: 375, ...breakpoints, laptop: 1280 };
const viewports = Object.fromEntries(
  Object.entries(WIDTHS).map(([key, width]) => {
    const height = width < breakpoints.tablet ? 720 : 900;
    const styles = { width: `${width}px`, height: `${height}px` };
    return [key, { name: `${key}, ${width} px`, styles }];
  }),
);

type Menu = Required<NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>>;
const menu = (title: string, description: string, icon: Menu['icon'], items: Menu['items']) => ({
  description,
  toolbar: { title, icon, items, dynamicTitle: true },
});

/** Harmless: the browser delivers the rest of its measurements with the next frame. */
const RESIZE_OBSERVER_NOTICE = /ResizeObserver loop completed/;

/** Kept in a variable, because rendering a story again restores the spy before `afterEach`. */
let consoleError: ReturnType<typeof spyOn>;

/** What hides what is too wide for it; the drawing of a service's card is cut off on purpose. */
const FRAMES = '[role=dialog], [role=dialog] [role=region], article:not(:has(> svg))';

/** The story itself and what is in it, where a text or a control leaves it at the side. */
const overflowing = (story: Element) =>
  [story, ...document.querySelectorAll(FRAMES)].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );

/** Stops links within the site from leaving the story; a router has handled its own by then. */
function preventNavigation(event: Event) {
  const link = event.target instanceof Element && event.target.closest('a[href^="/"]');
  if (link) event.preventDefault();
}

// In a frame of a documentation page a story would scroll the page to what takes the focus.
if (window.parent !== window.top) {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}

const preview: Preview = {
  // Filters of the sidebar; a component that is not released yet has 'new' instead of 'stable'.
  tags: ['autodocs', 'stable'],
  parameters: {
    // Without the list of what passed, which is most of a report.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    // The dark and other widths: `tools/chromaticModes.ts`.
    chromatic: { modes: { light: themes.light } },
    controls: { expanded: true },
    docs: { theme: brandTheme() },
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Introduction', 'Tokens', 'Writing', 'Accessibility'],
          'Primitives',
          ['Introduction', '*'],
          'Site',
          ['Introduction', 'Page', 'Bands', 'Cards', 'Lists', 'Entries', 'Contact', 'States'],
          'Panel',
          ['Introduction', 'Frame', 'Account', 'Entries', 'Editor', 'Pictures', 'History'],
          'Screens',
          ['Introduction', 'Pages', 'Blog', '*', 'Panel'],
          'Journeys',
          ['Introduction', 'Visitor'],
        ],
      },
    },
    viewport: { options: viewports },
  },
  globalTypes: {
    theme: menu('Theme', 'Colours of the page', 'paintbrush', [
      { value: 'light', title: 'Light', icon: 'sun' },
      { value: 'dark', title: 'Dark', icon: 'moon' },
    ]),
    motion: menu('Motion', 'prefers-reduced-motion', 'play', [
      { value: 'full', title: 'System setting', icon: 'play' },
      { value: 'reduced', title: 'Reduced motion', icon: 'stop' },
    ]),
    direction: menu('Direction', 'Direction of the text', 'transfer', [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    translation: menu('Translation', 'What a browser that translates does to the page', 'globe', [
      { value: 'off', title: 'As written' },
      { value: 'on', title: 'Translated' },
    ]),
  },
  argTypesEnhancers: [unionTypeSummary],
  loaders: [mockBackend],
  initialGlobals: {
    theme: 'light',
    motion: 'full',
    direction: 'ltr',
    // Of all stories: `STORYBOOK_TRANSLATION=on pnpm test:stories`.
    translation: import.meta.env.STORYBOOK_TRANSLATION ?? 'off',
  },
  decorators: [
    (Story, { globals }) => {
      const root = document.documentElement;
      root.dataset.theme = String(globals.theme);
      root.dir = String(globals.direction);
      overrideReducedMotion(globals.motion === 'reduced');
      // The key mounts the story anew, so that components query the media feature again.
      return <Fragment key={String(globals.motion)}>{Story()}</Fragment>;
    },
  ],
  beforeEach: ({ canvasElement, globals }) => {
    const endTranslation = globals.translation === 'on' ? translatePage() : () => {};
    // As in Storybook's interface: the addon of the pseudo-states looks for it in tests as well.
    canvasElement.id ||= 'storybook-root';
    consoleError = spyOn(console, 'error');
    document.addEventListener('click', preventNavigation);
    return () => {
      endTranslation();
      document.removeEventListener('click', preventNavigation);
    };
  },
  // Console errors, React's warnings among them, fail the story, and so does what is too wide for it.
  afterEach: ({ canvasElement }) => {
    const messages = consoleError.mock.calls
      .map((call) => call.map(String).join(' '))
      .filter((message) => !RESIZE_OBSERVER_NOTICE.test(message));
    expect(messages, messages.join('\n')).toEqual([]);
    expect(overflowing(canvasElement)).toEqual([]);
  },
};

export default preview;
