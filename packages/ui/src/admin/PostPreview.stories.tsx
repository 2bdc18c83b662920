import { formattedPost, posts } from '@agency/mocks/fixtures/posts';
import { inFrame } from '@agency/stories/inFrame';
import { withDark } from '@agency/stories/modes';
import { previewSteps } from '@agency/stories/previewSteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

export const Page: Story = {
  parameters: { chromatic: withDark },
  play: async (context) => {
    for (const device of ['Desktop', 'Phone']) {
      for (const place of ['Opened', 'Card', 'Page']) await shows(place, device)(context);
    }
    const shown = await inFrame(/^Preview: Page/);
    await expect(await shown.findByText(/^What to fill/)).toBeVisible();
  },
};
export const Dialog: Story = { args: { post: posts.ordinary }, play: shows('Opened', 'Desktop') };

export const Card: Story = { args: { post: posts.longWord }, play: shows('Card') };

/** Nothing is written yet. */
export const Empty: Story = {
  args: {
    post: { ...posts.ordinary, title: '', excerpt: '', content: '', tags: [], image_url: null },
  },
  play: shows('Card'),
};
