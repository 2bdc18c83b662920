import { scenarios } from '@agency/mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { noPicture } from '../../../../.storybook/modes';
import { PageForStories } from '../PageForStories';
import { paths } from '../paths';

const meta = {
  title: 'Routes/Services',
  component: PageForStories,
  args: { address: paths.services },
  parameters: { layout: 'fullscreen', chromatic: noPicture, backend: scenarios.ready },
  tags: ['!autodocs'],
} satisfies Meta<typeof PageForStories>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It stands without a backend: nothing is asked. */
export const Ready: Story = {
  play: async ({ canvas, loaded }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Our Services' }),
    ).toBeVisible();
    await expect(loaded.backend.requests).toEqual([]);
  },
};
