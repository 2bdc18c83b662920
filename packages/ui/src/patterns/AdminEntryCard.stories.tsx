import { posts } from '@agency/mocks/fixtures/posts';
import { projects } from '@agency/mocks/fixtures/projects';
import type { Post } from '@agency/model/post';
import type { Project } from '@agency/model/project';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { AdminEntryCard } from './AdminEntryCard';

const ofPost = ({ id, title, image_url, created_at, excerpt, tags }: Post) => ({
  id,
  title,
  picture: image_url,
  createdAt: created_at,
  text: excerpt,
  tags,
});

const ofProject = ({
  id,
  title,
  thumbnail_url,
  created_at,
  category,
  description,
  tags,
}: Project) => ({
  id,
  title,
  picture: thumbnail_url,
  createdAt: created_at,
  category,
  text: description,
  tags,
});

const meta = {
  title: 'Patterns/AdminEntryCard',
  component: AdminEntryCard,
  args: {
    ...ofPost(posts.ordinary),
    href: 'https://example.com/blog/pongal',
    onEdit: fn(),
    onDelete: fn(),
  },
  decorators: [
    // On a page it is below a section's h2.
    (Story) => (
      <>
        <h1>Panel</h1>
        <h2>Section</h2>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof AdminEntryCard>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const staysInside = async ({ canvas }: PlayContext) => {
  const card = canvas.getByRole('article');
  await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
};

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: args.title })).toBeVisible();
    await expect(canvas.getByText('Mar 05, 2024')).toHaveAttribute('datetime', args.createdAt);
    await expect(canvas.getByText(/^The rush starts/)).toBeVisible();
    const tags = within(canvas.getByRole('list', { name: 'Tags' })).getAllByRole('listitem');
    await expect(tags.map(({ textContent }) => textContent)).toEqual(args.tags);
    const view = canvas.getByRole('link', { name: `View ${args.title} (opens in a new tab)` });
    await expect(view).toHaveAttribute('href', args.href);
    await userEvent.click(canvas.getByRole('button', { name: `Edit ${args.title}` }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${args.title}` }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};

export const WithCategory: Story = {
  args: ofProject(projects.ordinary),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Web Development')).toBeVisible();
  },
};

export const WithKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: `Edit ${args.title}` })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const WithoutExcerpt: Story = {
  args: ofPost(posts.emoji),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).not.toHaveTextContent('null');
    // No empty line in place of the text.
    await expect(canvas.queryByRole('paragraph')).not.toBeInTheDocument();
  },
};

export const WithoutTags: Story = {
  args: ofPost(posts.withoutTags),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const Undated: Story = {
  args: ofPost(posts.undated),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('time')).toHaveTextContent(/^$/);
    await expect(canvas.queryByText(/invalid/i)).not.toBeInTheDocument();
  },
};

/** Markup in a post is shown as text. */
export const Markup: Story = {
  args: ofProject(projects.markup),
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: args.title })).toBeVisible();
    await expect(canvasElement.querySelector('img, script, b, i')).not.toBeInTheDocument();
  },
};

export const SixtyTags: Story = {
  args: { tags: Array.from({ length: 60 }, (_, index) => `tag ${index + 1}`) },
  play: async (context) => {
    await expect(context.canvas.getAllByRole('listitem')).toHaveLength(60);
    await staysInside(context);
  },
};

/** Each tag takes one line at the most. */
export const EndlessTag: Story = {
  args: { tags: ['Shops', 'tag'.repeat(1666), 'Planning'] },
  play: async (context) => {
    await staysInside(context);
    for (const tag of context.canvas.getAllByRole('listitem')) {
      await expect(tag.getBoundingClientRect().height).toBeLessThan(40);
    }
  },
};

export const LongTitle: Story = {
  args: { title: 'What a wedding hall learned '.repeat(11).slice(0, 300) },
  play: staysInside,
};
export const LongWord: Story = { args: ofProject(projects.longWord), play: staysInside };
export const Tamil: Story = { args: ofProject(projects.tamil), play: staysInside };
export const Emoji: Story = { args: ofProject(projects.emoji), play: staysInside };
export const OnPhone: Story = {
  args: ofProject(projects.longWord),
  globals: { viewport: { value: 'smallPhone' } },
  play: staysInside,
};

export const Hovered: Story = { parameters: { pseudo: { hover: 'article, button, a' } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'button, a' } } };
