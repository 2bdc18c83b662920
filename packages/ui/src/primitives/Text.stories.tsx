import { family, longTitle, longWord, markup, tamilText } from '@agency/mocks/fixtures/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from './Stack';
import { Text } from './Text';
import { sizes, tones, weights } from './Text.css';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  argTypes: {
    size: { control: 'inline-radio', options: Object.keys(sizes) },
    tone: { control: 'inline-radio', options: Object.keys(tones) },
    weight: { control: 'inline-radio', options: Object.keys(weights) },
  },
  args: { children: 'We listen first, and we build what the business in front of us needs.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

const linesOf = (text: HTMLElement) =>
  Math.round(
    text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight),
  );

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <Text {...args} size="lead" />
      <Text {...args} size="body" />
      <Text {...args} size="small" />
      <Text {...args} size="caption" />
    </Stack>
  ),
};

export const Tones: Story = {
  render: (args) => (
    <Stack>
      <Text {...args} tone="main" />
      <Text {...args} tone="muted" />
      <Text {...args} tone="accent" />
      <Text {...args} tone="note" />
    </Stack>
  ),
};

export const Weights: Story = {
  render: (args) => (
    <Stack>
      <Text {...args} weight="normal" />
      <Text {...args} weight="medium" />
      <Text {...args} weight="bold" />
    </Stack>
  ),
};

export const TwoLines: Story = {
  args: { lines: 2, children: longTitle },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    await expect(linesOf(canvas.getByText(longTitle))).toBe(2);
  },
};

export const ThreeLines: Story = {
  args: { lines: 3, children: longWord },
  play: async ({ canvas, canvasElement }) => {
    await expect(linesOf(canvas.getByText(longWord))).toBe(3);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Measured: Story = { args: { measured: true, children: longTitle.repeat(4) } };

export const Authored: Story = {
  args: { authored: true, children: 'First line\nSecond line\n\nFourth line' },
  play: async ({ canvas }) => {
    await expect(linesOf(canvas.getByText(/First line/))).toBe(4);
  },
};

/** Markup in a text is text. */
export const Markup: Story = {
  args: { children: markup },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(markup)).toBeVisible();
    await expect(canvasElement.querySelector('img, script, b')).not.toBeInTheDocument();
  },
};

export const LongWord: Story = { args: { children: longWord } };
export const Tamil: Story = { args: { measured: true, children: tamilText } };
export const Emoji: Story = { args: { children: `Super 👍🏽 🌾🍚 ${family}` } };
