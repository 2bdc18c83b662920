import { formattedPost, posts } from '@agency/mocks/fixtures/posts';
import { everyWidthAndDark } from '@agency/stories/modes';
import { fitsWidth } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PostArticle } from './PostArticle';

const meta = {
  title: 'Site/Entries/PostArticle',
  component: PostArticle,
  parameters: { layout: 'fullscreen' },
  args: { post: posts.ordinary },
} satisfies Meta<typeof PostArticle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidthAndDark },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.post.title);
    await expect(canvas.getByRole('article')).toHaveTextContent('March 05, 2024');
    await expect(canvas.getByText(/^Most shops think/)).toHaveStyle({ whiteSpace: 'pre-wrap' });
  },
};
export const WithoutPicture: Story = { args: { post: posts.withoutImage } };
export const Formatted: Story = {
  args: { post: formattedPost },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: /^What to fill/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveTextContent('· Updated April 11, 2024');
  },
};

export const Texts: Story = {
  args: { post: { ...posts.markup, title: posts.tamil.title, excerpt: posts.longWord.excerpt } },
  globals: { viewport: { value: 'smallPhone' } },
  play: fitsWidth,
};
