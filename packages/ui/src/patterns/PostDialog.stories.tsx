import { formattedPost, posts } from '@agency/mocks/fixtures/posts';
import { family } from '@agency/mocks/fixtures/texts';
import { focusedDialog } from '@agency/stories/focusedDialog';
import { noPicture, withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { PostDialog } from './PostDialog';

const meta = {
  title: 'Site/Entries/PostDialog',
  component: PostDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { post: posts.ordinary, open: true, onClose: fn() },
} satisfies Meta<typeof PostDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: withDark },
  play: async ({ args }) => {
    const dialog = await focusedDialog(args.post.title);
    await expect(dialog).toHaveTextContent('March 05, 2024');
    await expect(dialog.querySelector('img')).toHaveAttribute('src', args.post.image_url);
    const text = within(dialog).getByText(/^Most shops think/);
    await expect(text).toHaveStyle({ whiteSpace: 'pre-wrap' });
    await expect(text.textContent).toBe(args.post.content);
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Four fifths of the screen at most, its picture 35 % of that: what is longer scrolls. */
export const ManyParagraphs: Story = {
  args: { post: { ...posts.manyParagraphs, tags: posts.sixTags.tags } },
  play: async ({ args }) => {
    const dialog = await focusedDialog(args.post.title);
    await waitFor(() =>
      expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight * 0.8),
    );
    await expect(dialog.querySelector('img')?.offsetHeight).toBeLessThanOrEqual(
      Math.ceil(dialog.offsetHeight * 0.35),
    );
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(6);
    const text = within(dialog).getByRole('region');
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
  },
};

/** Nor with a date that can be read. */
export const WithoutImage: Story = {
  args: { post: { ...posts.withoutImage, created_at: posts.undated.created_at } },
  play: async ({ args }) => {
    const dialog = await focusedDialog(args.post.title);
    await expect(dialog.querySelector('img, [data-placeholder]')).not.toBeInTheDocument();
    await expect(dialog.querySelector('time')).toHaveTextContent(/^$/);
  },
};

export const Texts: Story = {
  args: {
    post: {
      ...posts.tamil,
      content: `${posts.tamil.content}\n\n${family.repeat(200)}\n\n${posts.markup.content}\n\n${posts.longWord.content}`,
    },
  },
  play: async ({ args }) => {
    const dialog = await focusedDialog(args.post.title);
    await expect(dialog).toHaveTextContent(family.repeat(200));
    await expect(dialog.querySelector('script, b')).toBeNull();
    const text = within(dialog).getByRole('region');
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
};

export const Formatted: Story = {
  args: { post: formattedPost },
  play: async ({ args }) => {
    const dialog = await focusedDialog(args.post.title);
    const heading = await within(dialog).findByRole('heading', { level: 3, name: /^What to fill/ });
    await expect(heading).toBeVisible();
  },
};

/** Arrow keys and buttons lead to the entries beside it, unless another key is held. */
export const WithNeighbours: Story = {
  parameters: { chromatic: noPicture },
  args: { steps: { onPrevious: fn(), onNext: fn() } },
  play: async ({ args, userEvent }) => {
    const dialog = await focusedDialog(args.post.title);
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}{ArrowLeft}{ArrowLeft}');
    await expect(args.steps?.onNext).toHaveBeenCalledOnce();
    await expect(args.steps?.onPrevious).toHaveBeenCalledTimes(2);
  },
};

export const FirstOnPhone: Story = {
  args: { steps: { onPrevious: undefined, onNext: fn() } },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ args }) => {
    const dialog = await focusedDialog(args.post.title);
    const buttons = within(dialog).getAllByRole('button');
    await expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Previous',
      'Next',
      'Close',
    ]);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
