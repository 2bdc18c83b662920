import { formattedPost, posts } from '@agency/mocks/fixtures/posts';
import { family } from '@agency/mocks/fixtures/texts';
import { entryDialogSteps } from '@agency/stories/entryDialogSteps';
import { noPicture } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { PostDialog, type PostDialogProps } from './PostDialog';

const meta = {
  title: 'Patterns/PostDialog',
  component: PostDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { post: posts.ordinary, open: true, onClose: fn() },
} satisfies Meta<typeof PostDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const { focusedDialog, closesOnEscape, closesByItsButton, closesOnPressOutside } =
  entryDialogSteps<PostDialogProps>(({ post }) => post.title);

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await focusedDialog(args);
    await expect(dialog).toHaveTextContent('March 05, 2024');
    await expect(dialog.querySelector('img')).toHaveAttribute('src', args.post.image_url);
    const text = within(dialog).getByText(/^Most shops think/);
    await expect(text).toHaveStyle({ whiteSpace: 'pre-wrap' });
    await expect(text.textContent).toBe(args.post.content);
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
  },
};

export const EscapeCloses: Story = {
  parameters: { chromatic: noPicture },
  play: closesOnEscape,
};

export const CloseButton: Story = {
  parameters: { chromatic: noPicture },
  play: closesByItsButton,
};

export const PressOutsideCloses: Story = {
  parameters: { chromatic: noPicture },
  play: closesOnPressOutside,
};

/** Four fifths of the screen at most: what is longer scrolls. */
export const ManyParagraphs: Story = {
  args: { post: posts.manyParagraphs },
  play: async ({ args }) => {
    const dialog = await focusedDialog(args);
    await waitFor(() =>
      expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight * 0.8),
    );
    const text = within(dialog).getByRole('region');
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
  },
};

export const SixTags: Story = {
  args: { post: posts.sixTags },
  play: async ({ args }) => {
    const dialog = await focusedDialog(args);
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(6);
  },
};

export const WithoutImage: Story = {
  args: { post: posts.withoutImage },
  play: async ({ args }) => {
    const dialog = await focusedDialog(args);
    await expect(dialog.querySelector('img, [data-placeholder]')).not.toBeInTheDocument();
  },
};

export const BrokenImage: Story = {
  args: { post: posts.brokenImage },
  play: async ({ args }) => {
    const dialog = await focusedDialog(args);
    await waitFor(() => expect(dialog.querySelector('[data-placeholder]')).toBeInTheDocument());
  },
};

export const ScriptImage: Story = { args: { post: posts.scriptImage } };

export const Undated: Story = {
  args: { post: posts.undated },
  play: async ({ args }) => {
    const dialog = await focusedDialog(args);
    await expect(dialog.querySelector('time')).toHaveTextContent(/^$/);
  },
};

export const LongWord: Story = {
  args: { post: posts.longWord },
  play: async ({ args }) => {
    const dialog = await focusedDialog(args);
    const text = within(dialog).getByRole('region');
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
};

export const Emoji: Story = {
  args: { post: posts.emoji },
  play: async ({ args }) => {
    const dialog = await focusedDialog(args);
    await expect(dialog).toHaveTextContent(family.repeat(200));
  },
};

export const Tamil: Story = { args: { post: posts.tamil } };
export const Markup: Story = { args: { post: posts.markup } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Formatted: Story = {
  args: { post: formattedPost },
  play: async ({ args }) => {
    const dialog = await focusedDialog(args);
    const heading = await within(dialog).findByRole('heading', { level: 3, name: /^What to fill/ });
    await expect(heading).toBeVisible();
  },
};

/** Arrow keys and buttons lead to the entries beside it, unless another key is held. */
export const WithNeighbours: Story = {
  args: { steps: { onPrevious: fn(), onNext: fn() } },
  play: async ({ args, userEvent }) => {
    const dialog = await focusedDialog(args);
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
    const dialog = await focusedDialog(args);
    const buttons = within(dialog).getAllByRole('button');
    await expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Previous',
      'Next',
      'Close',
    ]);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
