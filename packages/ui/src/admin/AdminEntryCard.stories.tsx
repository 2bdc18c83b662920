import { posts } from '@agency/mocks/fixtures/posts';
import { projects } from '@agency/mocks/fixtures/projects';
import type { Post } from '@agency/model/post';
import type { Project } from '@agency/model/project';
import { withDark } from '@agency/stories/chromaticModes';
import { inEach, inStates, pseudoStates } from '@agency/stories/renderFunctions';
import { belowHeadings } from '@agency/stories/storyDecorators';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AdminEntryCard } from './AdminEntryCard';

const ofPost = (post: Post) => ({ entry: post, picture: post.image_url, text: post.excerpt });
const ofProject = (project: Project) => ({
  entry: project,
  picture: project.thumbnail_url,
  category: project.category,
  text: project.description,
});
const ordinary = (change: Partial<Post>) => ({ entry: { ...posts.ordinary, ...change } });

const meta = {
  title: 'Panel/Entries/AdminEntryCard',
  tags: ['panel'],
  component: AdminEntryCard,
  args: {
    ...ofPost(posts.ordinary),
    href: 'https://example.com/blog/pongal',
    onEdit: fn(),
    onDelete: fn(),
  },
  decorators: [belowHeadings],
} satisfies Meta<typeof AdminEntryCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: withDark },
  // The button of the title reaches over the picture.
  play: async ({ args, canvas, userEvent }) => {
    const { title } = args.entry;
    await userEvent.click(canvas.getByRole('button', { name: title }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    const picture = canvas.getByRole('article').querySelector('img, svg');
    const { x = 0, y = 0 } = picture?.getBoundingClientRect() ?? {};
    await expect(document.elementFromPoint(x + 9, y + 9)).toHaveTextContent(title);
  },
};

export const WithADraft: Story = {
  args: { draft: true },
};

/** A category, no excerpt, no tags, no date that can be read. */
export const Missing: Story = {
  render: inEach(AdminEntryCard, [
    ofProject(projects.ordinary),
    ofPost(posts.emoji),
    ofPost(posts.withoutTags),
    ofPost(posts.undated),
  ]),
};

/** Markup is text, and each tag takes one line at the most. */
export const Texts: Story = {
  render: inEach(AdminEntryCard, [
    ofProject(projects.markup),
    ordinary({ tags: Array.from({ length: 60 }, (_, index) => `tag ${index + 1}`) }),
    ordinary({ tags: ['Shops', 'tag'.repeat(1666), 'Planning'] }),
    ordinary({ title: 'What a wedding hall learned '.repeat(11).slice(0, 300) }),
    ofProject(projects.longWord),
    ofProject(projects.tamil),
    ofProject(projects.emoji),
  ]),
};

export const OnPhone: Story = { ...Texts, globals: { viewport: { value: 'smallPhone' } } };

export const States: Story = {
  parameters: { pseudo: pseudoStates('article, button, a', 'button, a') },
  render: inStates(AdminEntryCard),
};
