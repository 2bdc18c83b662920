import { posts } from '@agency/mocks/fixtures/posts';
import { noPicture } from '@agency/stories/modes';
import { findDialog } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { entryIcons } from '../primitives/entryIcons';
import { EntryDialog } from './EntryDialog';

const meta = {
  title: 'Site/Entries/EntryDialog',
  component: EntryDialog,
  parameters: { chromatic: noPicture, docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    open: true,
    onClose: fn(),
    onRetry: fn(),
    title: posts.ordinary.title,
    width: 'large',
    meta: 'March 05, 2024',
    article: {
      id: posts.ordinary.id,
      picture: null,
      pictureIcon: entryIcons.image,
      text: undefined,
      tags: posts.ordinary.tags,
      failure: 'This post could not be loaded.',
    },
  },
} satisfies Meta<typeof EntryDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its text could not be read: the dialog offers to try again. */
export const Failed: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await findDialog(args.title));
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
