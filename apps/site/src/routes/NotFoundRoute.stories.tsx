import { scenarios } from '@agency/mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { noPicture } from '../../../../.storybook/modes';
import { PageForStories } from '../PageForStories';
import { standsAlone } from '../storySteps';

const meta = {
  title: 'Routes/NotFound',
  component: PageForStories,
  args: { address: '/nowhere' },
  parameters: { layout: 'fullscreen', chromatic: noPicture, backend: scenarios.ready },
  tags: ['!autodocs'],
} satisfies Meta<typeof PageForStories>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { play: standsAlone('Oops! Page not found') };
