import { inFrame } from '@agency/stories/inFrame';
import { withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Heading } from './Heading';
import { ScreenFrame } from './ScreenFrame';
import { Text } from './Text';

const meta = {
  title: 'Primitives/ScreenFrame',
  tags: ['!stable', 'new'],
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'A small page',
    width: 375,
    className: 'room',
    children: (
      <>
        <Heading level={2} size="title">
          As wide as a phone
        </Heading>
        <Text>
          It has a <a href="#there">price list</a> that leads nowhere.
        </Text>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <>
        <style>{'.room { height: 20rem }'}</style>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const frameOf = (title: string) => screen.findByTitle<HTMLIFrameElement>(title);

/**
 * Media queries are those of its width, styles and theme those of the page. Nothing in it takes the
 * focus or a press; its keys are the page’s.
 */
export const Phone: Story = {
  parameters: { chromatic: withDark },
  play: async ({ args, step }) => {
    const shown = await inFrame(args.title);
    const heading = shown.getByRole('heading', { hidden: true });
    const frame = await frameOf(args.title);
    await step('width, styles and theme', async () => {
      const view = frame.contentWindow;
      await expect(view?.matchMedia('(width: 375px)').matches).toBe(true);
      const page = getComputedStyle(document.documentElement);
      await expect(getComputedStyle(heading).fontFamily).toBe(page.fontFamily);
      document.documentElement.dataset.theme = 'dark';
      await waitFor(() => {
        const { backgroundColor } = getComputedStyle(heading.ownerDocument.documentElement);
        expect(backgroundColor).toBe(getComputedStyle(document.documentElement).backgroundColor);
      });
      document.documentElement.dataset.theme = 'light';
    });
    await step('focus and keys', async () => {
      const link = shown.getByText('price list');
      link.focus();
      await expect(link.ownerDocument.activeElement).not.toBe(link);
      frame.focus();
      await expect(frame).toHaveFocus();
      const keys: string[] = [];
      const listen = ({ key, ctrlKey }: KeyboardEvent) => keys.push(ctrlKey ? `Ctrl+${key}` : key);
      document.addEventListener('keydown', listen);
      const press = (init: KeyboardEventInit) =>
        link.ownerDocument.body.dispatchEvent(
          new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
        );
      press({ key: 'Escape' });
      press({ key: 's', ctrlKey: true });
      document.removeEventListener('keydown', listen);
      await expect(keys).toEqual(['Escape', 'Ctrl+s']);
    });
  },
};

/** Scaled down, because it is wider than the page. */
export const WiderThanItsRoom: Story = {
  args: { width: 2400 },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ args }) => {
    const frame = await frameOf(args.title);
    await expect(frame.contentWindow?.innerWidth).toBe(2400);
  },
};
