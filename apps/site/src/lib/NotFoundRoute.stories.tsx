import { type PageForStories, screenAt } from '@agency/stories/PageForStories';
import { rendersWithoutRequests } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Screens/NotFound',
  ...screenAt('/nowhere'),
  tags: ['!autodocs'],
} satisfies Meta<typeof PageForStories>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { play: rendersWithoutRequests('Oops! Page not found') };
