import { posts } from '@agency/mocks/fixtures/posts';
import { everyWidthAndDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
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
};
export const WithoutPicture: Story = { args: { post: posts.withoutImage } };

export const Texts: Story = {
  args: { post: { ...posts.markup, title: posts.tamil.title, excerpt: posts.longWord.excerpt } },
  globals: { viewport: { value: 'smallPhone' } },
};
