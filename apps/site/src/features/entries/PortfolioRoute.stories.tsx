import { projects } from '@agency/mocks/fixtures/projects';
import { type PageForStories, screenAt } from '@agency/stories/PageForStories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '#lib/paths';

const meta = {
  title: 'Screens/Portfolio',
  ...screenAt(paths.portfolio),
  tags: ['!autodocs'],
} satisfies Meta<typeof PageForStories>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Our Portfolio' }),
    ).toBeVisible();
    const [first] = await canvas.findAllByRole('article');
    await expect(first).toHaveTextContent(projects.ordinary.title);
  },
};
