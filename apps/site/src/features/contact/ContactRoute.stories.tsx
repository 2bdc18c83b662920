import { type PageForStories, screenAt } from '@agency/stories/PageForStories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '#lib/paths';

const meta = {
  title: 'Screens/Contact',
  ...screenAt(paths.contact),
  tags: ['!autodocs'],
} satisfies Meta<typeof PageForStories>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send Message' })).toBeEnabled();
  },
};
