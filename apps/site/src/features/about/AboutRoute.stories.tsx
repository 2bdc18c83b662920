import { type PageForStories, screenAt } from '@agency/stories/PageForStories';
import { rendersWithoutRequests } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { about } from '#content/about';
import { paths } from '#lib/paths';

const meta = {
  title: 'Screens/About',
  ...screenAt(paths.about),
  tags: ['!autodocs'],
} satisfies Meta<typeof PageForStories>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { play: rendersWithoutRequests(about.seo.title) };
