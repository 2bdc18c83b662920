import { posts } from '@agency/mocks/fixtures/posts';
import { projects } from '@agency/mocks/fixtures/projects';
import { scenarios } from '@agency/mocks/scenarios';
import { type AppAt, screenAt } from '@agency/stories/AppAt';
import { says } from '@agency/stories/storySteps';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, mocked, waitFor, within } from 'storybook/test';
import { about } from '#src/content/about.ts';
import { home } from '#src/content/home.ts';
import { paths } from '#src/lib/paths.ts';

// No comment for the documentation: it would take the place of the parameters that are spread below.
const meta = {
  title: 'Screens/Pages',
  ...screenAt(paths.home),
  tags: ['!autodocs'],
} satisfies Meta<typeof AppAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Makes a play function: the headline is visible, and the backend was asked for nothing. */
const rendersWithoutRequests =
  (headline: string) =>
  async ({ canvas, loaded }: StoryContext) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: headline })).toBeVisible();
    await expect(loaded.backend.requests).toEqual([]);
  };

/** Expects one failed read in the console, with this message, and clears it. */
async function expectFailedRead(message: string) {
  await waitFor(() => expect(console.error).toHaveBeenCalledTimes(1));
  await expect(console.error).toHaveBeenCalledWith(message, expect.any(Error));
  mocked(console.error).mockClear();
}

export const Home: Story = { play: rendersWithoutRequests(home.seo.title) };

export const About: Story = {
  args: { url: paths.about },
  play: rendersWithoutRequests(about.seo.title),
};

/** A document brings its projects with it; here they are read. */
export const Services: Story = {
  args: { url: paths.services },
  play: async ({ canvas, loaded }) => {
    const { title: name } = projects.withoutImage;
    const made = await canvas.findByRole('heading', { level: 3, name });
    const links = within(made.closest('li') as HTMLElement).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/portfolio/project-without-image',
      '/portfolio?category=AI+Automation',
    ]);
    await expect(loaded.backend.requests).toHaveLength(1);
  },
};

/** Without its projects the page says what it says of itself. */
export const ServicesFailing: Story = {
  args: { url: paths.services },
  parameters: { backend: scenarios.failing },
  play: async ({ canvas }) => {
    await expectFailedRead('Error fetching portfolio:');
    await expect(canvas.getByRole('heading', { name: 'How a project goes' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'What we have made' })).toBeNull();
  },
};

export const Portfolio: Story = {
  args: { url: paths.portfolio },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Our Portfolio' })).toBeVisible();
    const [first] = await canvas.findAllByRole('article');
    await expect(first).toHaveTextContent(projects.ordinary.title);
  },
};

export const BlogLoading: Story = {
  args: { url: paths.blog },
  parameters: { backend: scenarios.slow },
  play: says('Loading blog posts...'),
};

const EMPTY = 'No blog posts found. Articles will appear here once published.';

export const BlogEmpty: Story = {
  args: { url: paths.blog },
  parameters: { backend: scenarios.empty },
  play: says(EMPTY),
};

/** A visitor sees nothing of it: the log has it. */
export const BlogFailing: Story = {
  args: { url: paths.blog },
  parameters: { backend: scenarios.failing },
  play: async ({ canvas }) => {
    await says(EMPTY)();
    await expect(canvas.queryByText(/error|failed|refused/i)).toBeNull();
    await expectFailedRead('Error fetching blog posts:');
  },
};

/** A post's URL, opened as a document, is a page of its own. */
export const Post: Story = {
  args: { url: paths.post(posts.manyParagraphs) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: posts.manyParagraphs.title });
    const article = canvas.getByRole('article');
    await waitFor(() => expect(article).toHaveTextContent('24. For one season'));
    await expect(await canvas.findByRole('link', { name: /^All / })).toBeVisible();
  },
};

/** Without a build, and when it is opened inside the application, its titles are read. */
export const Archive: Story = {
  args: { url: paths.blogArchive },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Blog archive' })).toBeVisible();
    const [first] = await within(canvas.getByRole('main')).findAllByRole('listitem');
    const href = first?.querySelector('a')?.getAttribute('href');
    await expect(href).toMatch(/^\/blog\//);
  },
};

export const Contact: Story = {
  args: { url: paths.contact },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send Message' })).toBeEnabled();
  },
};

export const NotFound: Story = {
  args: { url: '/nowhere' },
  play: rendersWithoutRequests('Oops! Page not found'),
};
