import { formattedPost, posts } from '@agency/mocks/fixtures/posts';
import { formattedProject, projects } from '@agency/mocks/fixtures/projects';
import { everyWidth, everyWidthAndDark, noPicture, withDark } from '@agency/stories/modes';
import { withinFrame } from '@agency/stories/withinFrame';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
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

/**
 * Makes a play function for the preview of an entry with this title: chooses a place (`Card`, `Opened`) and
 * a device, and expects the title, no line wider than the device, and fonts and pictures that are loaded.
 */
const showsPreview =
  (title: string, place: string, device = 'Phone') =>
  async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.click(canvas.getByRole('button', { name: place }));
    await userEvent.click(canvas.getByRole('button', { name: device }));
    const shown = await withinFrame(new RegExp(`^Preview: ${place} on ${device.toLowerCase()}`));
    const [heading] = await shown.findAllByRole('heading', { hidden: true });
    await expect(heading).toHaveTextContent(title);
    const { documentElement: root, fonts, images } = (heading as HTMLElement).ownerDocument;
    // No line overflows at the width of the device.
    await expect(root.scrollWidth).toBe(root.clientWidth);
    await fonts.ready;
    await waitFor(() => {
      const loading = [...images].filter((image) => !image.complete && image.loading !== 'lazy');
      expect(loading).toEqual([]);
    });
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
