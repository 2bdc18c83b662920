import { longTitle, longWord, tamilTitle } from '@agency/mocks/fixtures/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from './Heading';
import { sizes } from './Heading.css';

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  argTypes: {
    size: { control: 'inline-radio', options: Object.keys(sizes) },
  },
  args: { level: 1, children: 'Your Growth Partner' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Display: Story = {
  args: { size: 'display' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const Title: Story = { args: { size: 'title', level: 2 } };
export const LowInTheOutline: Story = {
  args: { size: 'display', level: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 4 })).toBeVisible();
  },
};
export const LongText: Story = { args: { size: 'display', children: longTitle } };
export const LongWord: Story = {
  args: { size: 'title', children: longWord },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Tamil: Story = { args: { size: 'display', children: tamilTitle } };
export const Emoji: Story = { args: { size: 'display', children: 'Harvest 🌾 is here 🎉' } };
