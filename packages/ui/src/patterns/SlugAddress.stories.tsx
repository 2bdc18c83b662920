import { longWord } from '@agency/mocks/fixtures/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SlugAddress } from './SlugAddress';

const meta = {
  title: 'Patterns/SlugAddress',
  component: SlugAddress,
  args: { url: 'https://studio.example/blog/silk-by-a-window' },
} satisfies Meta<typeof SlugAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AnotherInUse: Story = {
  args: { used: 'https://studio.example/blog/silk' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'Links to https://studio.example/blog/silk will keep leading to this post.',
    );
  },
};

export const LongSlug: Story = {
  args: { url: `https://studio.example/blog/${longWord.slice(0, 200)}` },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Tamil: Story = { args: { url: 'https://studio.example/blog/பட்டு-புடவை' } };
