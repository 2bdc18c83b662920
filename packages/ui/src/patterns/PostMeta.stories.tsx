import { posts } from '@agency/mocks/fixtures/posts';
import { withDark } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PostMeta } from './PostMeta';

const meta = {
  title: 'Site/Cards/PostMeta',
  component: PostMeta,
  args: { post: posts.ordinary },
} satisfies Meta<typeof PostMeta>;

export default meta;
type Story = StoryObj<typeof meta>;

const updated = (updated_at: string) => ({ post: { ...posts.ordinary, updated_at } });

/**
 * Long, updated on another day, on the same day, while the text is being read, and without a date
 * that can be read.
 */
export const Default: Story = {
  parameters: { chromatic: withDark },
  render: inEach(PostMeta, [
    {},
    { post: posts.manyParagraphs },
    updated('2024-04-11 06:30:00+00'),
    updated('2024-03-05 12:30:00+00'),
    { post: { ...posts.ordinary, content: undefined } },
    { post: posts.undated },
  ]),
  play: ({ canvas }) => canvas.findAllByText(/min read/).then(() => undefined),
};
