import { posts } from '@agency/mocks/fixtures/posts';
import { everyWidth, everyWidthAndDark, noPicture } from '@agency/stories/chromaticModes';
import { says, withinDialog } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { ConflictDialog } from './ConflictDialog';

const { title, content } = posts.ordinary;
const excerpt = 'A page that is ready before the festival.';

const meta = {
  title: 'Panel/Editor/ConflictDialog',
  tags: ['panel'],
  component: ConflictDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    open: true,
    onClose: fn(),
    savedAt: '2024-03-20T16:40:00+00:00',
    fields: [
      { label: 'Title', before: `${title}, revised`, after: title },
      { label: 'Excerpt', before: excerpt, after: excerpt },
      { label: 'Content', before: content, after: `${content}\n\nMy own last paragraph.` },
    ],
    onLoadTheirs: fn(),
    onSave: fn(),
    busy: false,
  },
} satisfies Meta<typeof ConflictDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const CHANGED = 'This entry has changed';

/** Only what differs is shown, theirs beside mine. */
export const Changed: Story = {
  parameters: { chromatic: everyWidthAndDark },
  play: async ({ args, userEvent }) => {
    const dialog = await withinDialog(CHANGED);
    await userEvent.click(dialog.getByRole('button', { name: 'Take the saved text' }));
    await expect(args.onLoadTheirs).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Save your text' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const Deleted: Story = {
  parameters: { chromatic: everyWidth },
  args: {
    savedAt: null,
    fields: [
      { label: 'Title', before: '', after: title },
      { label: 'Content', before: '', after: content },
      { label: 'Image URL', before: '', after: '' },
    ],
  },
  play: async ({ args, userEvent }) => {
    const dialog = await withinDialog('This entry was deleted');
    await userEvent.click(dialog.getByRole('button', { name: 'Save as a new entry' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const Copied: Story = {
  parameters: { chromatic: noPicture },
  play: async ({ userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const dialog = await withinDialog(CHANGED);
    await userEvent.click(dialog.getByRole('button', { name: 'Copy my text' }));
    await expect(write).toHaveBeenCalledWith(
      `Title\n${title}\n\nExcerpt\n${excerpt}\n\nContent\n${content}\n\nMy own last paragraph.`,
    );
  },
};

/** Here both wrote the same words. */
export const Saving: Story = {
  args: { busy: true, fields: [{ label: 'Title', before: title, after: title }] },
  play: says('Both versions have the same text.'),
};
