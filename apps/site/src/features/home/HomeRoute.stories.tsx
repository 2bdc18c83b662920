import { type PageForStories, screenAt } from '@agency/stories/PageForStories';
import { rendersWithoutRequests } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { home } from '#content/home';
import { paths } from '#lib/paths';

const meta = {
  title: 'Screens/Home',
  ...screenAt(paths.home),
  tags: ['!autodocs'],
} satisfies Meta<typeof PageForStories>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { play: rendersWithoutRequests(home.seo.title) };
