import { formattedPost, posts } from '@agency/mocks/fixtures/posts';
import { formattedProject, projects } from '@agency/mocks/fixtures/projects';
import { everyWidth, everyWidthAndDark, noPicture, withDark } from '@agency/stories/modes';
import { showsPreview, withinFrame } from '@agency/stories/withinFrame';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Heading } from '../primitives/Heading';
import { EntryPreview, PostPreview, ProjectPreview } from './EntryPreview';

const words = (text: string) => <Heading level={2}>{text}</Heading>;

const meta = {
  title: 'Panel/Editor/EntryPreview',
  tags: ['panel', '!stable', 'new'],
  component: EntryPreview,
  parameters: { layout: 'fullscreen' },
  args: { card: words('In a list'), dialog: words('Over the list'), page: words('Of its own') },
} satisfies Meta<typeof EntryPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidthAndDark },
  play: async () => {
    const shown = await withinFrame('Preview: Page on phone, 375 px wide');
    await expect(shown.getByText('Of its own')).toBeVisible();
  },
};

/** By keyboard alone: place and width are chosen apart from each other. */
export const Chosen: Story = {
  parameters: { chromatic: noPicture },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Card' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(
      (await withinFrame(/^Preview: Card on phone/)).getByText('In a list'),
    ).toBeVisible();
    for (let stops = 0; stops < 4; stops += 1) await userEvent.tab();
    await userEvent.keyboard(' ');
    const shown = await withinFrame('Preview: Card on desktop, 1280 px wide');
    await expect(shown.getByText('In a list')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Over the list' }));
    await expect(shown.getByText('Over the list')).toBeVisible();
    await expect(shown.queryByText('In a list')).not.toBeInTheDocument();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const OnDesktop: Story = {
  parameters: { chromatic: everyWidth },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Desktop' }));
    await withinFrame(/^Preview: Page on desktop/);
  },
};

export const PostPage: Story = {
  parameters: { chromatic: withDark },
  render: () => <PostPreview post={formattedPost} />,
  play: showsPreview(formattedPost.title, 'Page'),
};

export const PostDialog: Story = {
  render: () => <PostPreview post={posts.ordinary} />,
  play: showsPreview(posts.ordinary.title, 'Over the list', 'Desktop'),
};

export const PostCard: Story = {
  render: () => <PostPreview post={posts.longWord} />,
  play: showsPreview(posts.longWord.title, 'Card'),
};

const noWords = { title: '', excerpt: '', content: '', category: '', description: '', tags: [] };

/** Nothing is written yet. */
export const EmptyPost: Story = {
  render: () => <PostPreview post={{ ...posts.ordinary, ...noWords, image_url: null }} />,
  play: showsPreview('', 'Card'),
};

export const ProjectPage: Story = {
  parameters: { chromatic: withDark },
  render: () => <ProjectPreview project={formattedProject} />,
  play: showsPreview(formattedProject.title, 'Page'),
};

export const EmptyProject: Story = {
  render: () => (
    <ProjectPreview project={{ ...projects.ordinary, ...noWords, thumbnail_url: null }} />
  ),
  play: showsPreview('', 'Card'),
};
