import { posts } from '@agency/mocks/fixtures/posts';
import { scenarios } from '@agency/mocks/scenarios';
import { type PageForStories, screenAt } from '@agency/stories/PageForStories';
import { expectFailedReads, says } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paths } from '#src/lib/paths.ts';

const meta = {
  title: 'Screens/Blog',
  ...screenAt(paths.blog),
  tags: ['!autodocs'],
} satisfies Meta<typeof PageForStories>;

export default meta;
type Story = StoryObj<typeof meta>;

const EMPTY = 'No blog posts found. Articles will appear here once published.';

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    const [first] = await canvas.findAllByRole('article');
    await expect(first).toHaveTextContent(posts.ordinary.title);
  },
};

export const Slow: Story = {
  parameters: { backend: scenarios.slow },
  play: says('Loading blog posts...'),
};

export const Empty: Story = {
  parameters: { backend: scenarios.empty },
  play: says(EMPTY),
};

/** A visitor sees nothing of it: the log has it. */
export const Failing: Story = {
  parameters: { backend: scenarios.failing },
  play: async ({ canvas }) => {
    await says(EMPTY)();
    await expect(canvas.queryByText(/error|failed|refused/i)).toBeNull();
    await expectFailedReads('Error fetching blog posts:');
  },
};

/** A post's URL, opened as a document, is a page of its own. */
export const PostPage: Story = {
  args: { url: paths.post(posts.manyParagraphs) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: posts.manyParagraphs.title }),
    ).toBeVisible();
    const article = canvas.getByRole('article');
    await waitFor(() => expect(article).toHaveTextContent('24. For one season'));
    await expect(await canvas.findByRole('link', { name: /^All / })).toBeVisible();
  },
};

export const UnknownPost: Story = {
  args: { url: '/blog/never-written' },
  play: says('Oops! Page not found'),
};
