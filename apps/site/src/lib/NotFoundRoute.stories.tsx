import { scenarios } from '@agency/mocks/scenarios';
import { noPicture } from '@agency/stories/modes';
import { PageForStories } from '@agency/stories/PageForStories';
import { rendersWithoutRequests } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Screens/NotFound',
  component: PageForStories,
  args: { url: '/nowhere' },
  parameters: { layout: 'fullscreen', chromatic: noPicture, backend: scenarios.ready },
  tags: ['!autodocs'],
} satisfies Meta<typeof PageForStories>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { play: rendersWithoutRequests('Oops! Page not found') };
