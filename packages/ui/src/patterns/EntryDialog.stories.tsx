import { formattedPost, posts } from '@agency/mocks/fixtures/posts';
import { projects } from '@agency/mocks/fixtures/projects';
import { family } from '@agency/mocks/fixtures/texts';
import { noPicture, withDark } from '@agency/stories/chromaticModes';
import { findDialog, focusedDialog, says } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { EntryDialog } from './EntryDialog';
import { postView, projectView } from './entryView';

const meta = {
  title: 'Site/Entries/EntryDialog',
  component: EntryDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { entry: postView(posts.ordinary), open: true, onClose: fn(), onRetry: fn() },
  play: async ({ args }) => {
    await focusedDialog(args.entry.title);
  },
} satisfies Meta<typeof EntryDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Post: Story = { parameters: { chromatic: withDark } };
export const Project: Story = { args: { entry: projectView(projects.ordinary) } };

/** Four fifths of the screen at most, its picture 35 % of that: what is longer scrolls. */
export const ManyParagraphs: Story = {
  args: { entry: postView({ ...posts.manyParagraphs, tags: posts.sixTags.tags }) },
};

const everyText = `${posts.tamil.content}\n\n${family.repeat(200)}\n\n${posts.markup.content}\n\n${posts.longWord.content}`;

export const Texts: Story = {
  args: { entry: postView({ ...posts.tamil, content: everyText }) },
};

export const Formatted: Story = {
  args: { entry: postView(formattedPost) },
  play: says(/^What to fill/),
};

export const FirstOnPhone: Story = {
  args: { steps: { onPrevious: undefined, onNext: fn() } },
  globals: { viewport: { value: 'smallPhone' } },
};

/** Its text could not be read: the dialog offers to try again. */
export const Failed: Story = {
  parameters: { chromatic: noPicture },
  args: { entry: postView({ ...posts.ordinary, content: undefined }), failed: true },
  play: async ({ args, userEvent }) => {
    const dialog = within(await findDialog(args.entry.title));
    await expect(dialog.getByText('This post could not be loaded.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
