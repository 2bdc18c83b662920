import { formattedPost, posts } from '@agency/mocks/fixtures/posts';
import { withDark } from '@agency/stories/modes';
import { previewSteps } from '@agency/stories/previewSteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PostPreview } from './PostPreview';

const meta = {
  title: 'Panel/Editor/PostPreview',
  tags: ['panel', '!stable', 'new'],
  component: PostPreview,
  parameters: { layout: 'fullscreen' },
  args: { post: formattedPost },
} satisfies Meta<typeof PostPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

const shows = previewSteps<typeof meta.args>(({ post }) => post.title);

export const Page: Story = { parameters: { chromatic: withDark }, play: shows('Page') };
export const Dialog: Story = { args: { post: posts.ordinary }, play: shows('Opened', 'Desktop') };

export const Card: Story = { args: { post: posts.longWord }, play: shows('Card') };

/** Nothing is written yet. */
export const Empty: Story = {
  args: {
    post: { ...posts.ordinary, title: '', excerpt: '', content: '', tags: [], image_url: null },
  },
  play: shows('Card'),
};
