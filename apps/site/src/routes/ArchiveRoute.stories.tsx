import { scenarios } from '@agency/mocks/scenarios';
import { noPicture } from '@agency/stories/modes';
import { PageForStories } from '@agency/stories/PageForStories';
import { expectFailedReads } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pages } from '../pages';

const meta = {
  title: 'Routes/Archive',
  component: PageForStories,
  args: { address: `${pages.blog.archive}/1` },
  parameters: { layout: 'fullscreen', chromatic: noPicture, backend: scenarios.ready },
  tags: ['!autodocs'],
} satisfies Meta<typeof PageForStories>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Archives are made by a build; there is none in Storybook, as on a site with a short list. */
export const WithoutArchive: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Oops! Page not found')).toBeVisible();
    await expectFailedReads('Error fetching blog posts:');
  },
};
