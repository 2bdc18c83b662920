import { formattedPost, posts } from '@agency/mocks/fixtures/posts';
import { family } from '@agency/mocks/fixtures/texts';
import { withDark } from '@agency/stories/modes';
import { focusedDialog, says } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PostDialog } from './PostDialog';

const meta = {
  title: 'Site/Entries/PostDialog',
  component: PostDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { post: posts.ordinary, open: true, onClose: fn() },
} satisfies Meta<typeof PostDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opens: Story['play'] = async ({ args }) => {
  await focusedDialog(args.post.title);
};

export const Default: Story = {
  parameters: { chromatic: withDark },
  play: opens,
};

/** Four fifths of the screen at most, its picture 35 % of that: what is longer scrolls. */
export const ManyParagraphs: Story = {
  args: { post: { ...posts.manyParagraphs, tags: posts.sixTags.tags } },
  play: opens,
};

/** Nor with a date that can be read. */
export const WithoutImage: Story = {
  args: { post: { ...posts.withoutImage, created_at: posts.undated.created_at } },
  play: opens,
};

export const Texts: Story = {
  args: {
    post: {
      ...posts.tamil,
      content: `${posts.tamil.content}\n\n${family.repeat(200)}\n\n${posts.markup.content}\n\n${posts.longWord.content}`,
    },
  },
  play: opens,
};

export const Formatted: Story = {
  args: { post: formattedPost },
  play: says(/^What to fill/),
};

export const FirstOnPhone: Story = {
  args: { steps: { onPrevious: undefined, onNext: fn() } },
  globals: { viewport: { value: 'smallPhone' } },
  play: opens,
};
