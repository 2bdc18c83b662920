import { posts } from '@agency/mocks/fixtures/posts';
import { everyWidthAndDark } from '@agency/stories/modes';
import { openDialog } from '@agency/stories/openDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DraftDialog } from './DraftDialog';

const { title, content } = posts.ordinary;

const meta = {
  title: 'Patterns/DraftDialog',
  component: DraftDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    open: true,
    onClose: fn(),
    age: '3 hours ago',
    fields: [
      { label: 'Title', before: title, after: `${title}, half written` },
      { label: 'Content', before: content, after: `${content}\n\nA thought of mine.` },
    ],
    onRestore: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof DraftDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidthAndDark },
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog('Your earlier draft');
    await expect(dialog.getByText(/^You wrote this 3 hours ago/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Restore draft' }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Discard draft' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};
