import { scenarios } from '@agency/mocks/scenarios';
import { type PageForStories, screenAt } from '@agency/stories/PageForStories';
import { expectFailedReads } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '#lib/paths';

const meta = {
  title: 'Screens/Services',
  ...screenAt(paths.services),
  tags: ['!autodocs'],
} satisfies Meta<typeof PageForStories>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A document brings its projects with it; here they are read. */
export const Ready: Story = {
  play: async ({ canvas, loaded }) => {
    const category = await canvas.findByRole('heading', { level: 3, name: 'AI Automation' });
    const links = within(category.closest('li') as HTMLElement).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/portfolio/project-without-image',
      '/portfolio?category=AI+Automation',
    ]);
    await expect(loaded.backend.requests).toHaveLength(1);
  },
};

/** Without its projects the page says what it says of itself. */
export const Failing: Story = {
  parameters: { backend: scenarios.failing },
  play: async ({ canvas }) => {
    await expectFailedReads('Error fetching portfolio:');
    await expect(canvas.getByRole('heading', { name: 'How a project goes' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'What we have made' })).toBeNull();
  },
};
