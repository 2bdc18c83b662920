import { noPicture } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ListBand } from './ListBand';

const meta = {
  title: 'Site/Bands/ListBand',
  component: ListBand,
  parameters: { layout: 'fullscreen', chromatic: noPicture },
  args: { label: 'Posts', children: 'Cards.', status: 'Loading blog posts...' },
} satisfies Meta<typeof ListBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Posts' })).toHaveTextContent('Cards.');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(args.status ?? ''));
  },
};
