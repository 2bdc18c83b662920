import { formattedPost, posts } from '@agency/mocks/fixtures/posts';
import { inFrame } from '@agency/stories/inFrame';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PostPreview } from './PostPreview';

const meta = {
  title: 'Sections/PostPreview',
  component: PostPreview,
  parameters: { layout: 'fullscreen' },
  args: { post: formattedPost },
} satisfies Meta<typeof PostPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Chooses what is shown, and waits until its fonts and pictures are there. */
const shows =
  (place: string, device = 'Phone') =>
  async ({ args, canvas, userEvent }: StoryContext<typeof meta.args>) => {
    await userEvent.click(canvas.getByRole('button', { name: place }));
    await userEvent.click(canvas.getByRole('button', { name: device }));
    const shown = await inFrame(new RegExp(`^Preview: ${place} on ${device.toLowerCase()}`));
    const [title] = await shown.findAllByRole('heading', { hidden: true });
    if (!title) throw new Error('Unreachable: a query for all finds one at least.');
    await expect(title).toHaveTextContent(args.post.title);
    const page = title.ownerDocument;
    // At its width, no line stands out.
    await expect(page.documentElement.scrollWidth).toBe(page.documentElement.clientWidth);
    await page.fonts.ready;
    await waitFor(() => {
      expect(
        [...page.images].filter(({ complete, loading }) => !complete && loading !== 'lazy'),
      ).toEqual([]);
    });
  };

export const Page: Story = {
  play: async (context) => {
    await shows('Page')(context);
    const shown = await inFrame(/^Preview: Page/);
    await expect(await shown.findByText(/^What to fill/)).toBeVisible();
  },
};
export const PageOnDesktop: Story = { play: shows('Page', 'Desktop') };
export const Dialog: Story = { play: shows('Dialog') };
export const DialogOnDesktop: Story = { play: shows('Dialog', 'Desktop') };
export const Card: Story = { play: shows('Card') };
export const CardOnDesktop: Story = { play: shows('Card', 'Desktop') };
export const WithPicture: Story = { args: { post: posts.ordinary }, play: shows('Page') };
export const Tamil: Story = { args: { post: posts.tamil }, play: shows('Page') };
export const LongWord: Story = { args: { post: posts.longWord }, play: shows('Card') };

/** Nothing is written yet. */
export const Empty: Story = {
  args: {
    post: { ...posts.ordinary, title: '', excerpt: '', content: '', tags: [], image_url: null },
  },
  play: shows('Card'),
};
