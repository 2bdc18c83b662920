import { type PageForStories, screenAt } from '@agency/stories/PageForStories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '#lib/paths';

const meta = {
  title: 'Screens/Archive',
  ...screenAt(paths.blogArchive),
  tags: ['!autodocs'],
} satisfies Meta<typeof PageForStories>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a build, and when it is opened inside the application, its titles are read. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Blog archive' })).toBeVisible();
    const [first] = await within(canvas.getByRole('main')).findAllByRole('listitem');
    await expect(first?.querySelector('a')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/blog\//),
    );
  },
};
