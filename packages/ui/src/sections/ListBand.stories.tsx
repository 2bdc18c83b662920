import type { ListedPost } from '@agency/model/post';
import { noPicture } from '@agency/stories/chromaticModes';
import { closedDialog, listOf } from '@agency/stories/listStoryArgs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { postView } from '../patterns/entryView';
import { ListBand } from './ListBand';

const meta = {
  title: 'Site/Bands/ListBand',
  component: ListBand,
  parameters: { layout: 'fullscreen', chromatic: noPicture },
  args: {
    label: 'Posts',
    loadingText: 'Loading blog posts...',
    list: listOf<ListedPost>([], { loading: true }),
    dialog: closedDialog,
    card: () => null,
    viewOf: postView,
    children: 'Cards.',
  },
} satisfies Meta<typeof ListBand<ListedPost>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Posts' })).toHaveTextContent('Cards.');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(args.loadingText));
  },
};
