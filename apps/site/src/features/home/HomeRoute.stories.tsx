import { scenarios } from '@agency/mocks/scenarios';
import { noPicture } from '@agency/stories/modes';
import { PageForStories } from '@agency/stories/PageForStories';
import { rendersWithoutRequests } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { home } from '#content/home';
import { paths } from '#lib/paths';

const meta = {
  title: 'Screens/Home',
  component: PageForStories,
  args: { url: paths.home },
  parameters: { layout: 'fullscreen', chromatic: noPicture, backend: scenarios.ready },
  tags: ['!autodocs'],
} satisfies Meta<typeof PageForStories>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { play: rendersWithoutRequests(home.seo.title) };
