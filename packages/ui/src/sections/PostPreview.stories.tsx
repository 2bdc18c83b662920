import { formattedPost, posts } from '@agency/mocks/fixtures/posts';
import { inFrame } from '@agency/stories/inFrame';
import { previews } from '@agency/stories/previews';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PostPreview } from './PostPreview';

const meta = {
  title: 'Sections/PostPreview',
  component: PostPreview,
  parameters: { layout: 'fullscreen' },
  args: { post: formattedPost },
} satisfies Meta<typeof PostPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

const shows = previews<typeof meta.args>(({ post }) => post.title);

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
