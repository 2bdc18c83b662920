import { formattedPost, posts } from '@agency/mocks/fixtures/posts';
import { formattedProject, projects } from '@agency/mocks/fixtures/projects';
import { everyWidth, everyWidthAndDark, noPicture } from '@agency/stories/chromaticModes';
import { withinFrame } from '@agency/stories/withinFrame';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { PostPreview, ProjectPreview } from './EntryPreview';

const meta = {
  title: 'Panel/Editor/EntryPreview',
  tags: ['panel', '!stable', 'new'],
  component: PostPreview,
  parameters: { layout: 'fullscreen' },
  args: { post: formattedPost },
} satisfies Meta<typeof PostPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

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
  parameters: { chromatic: everyWidthAndDark },
  play: showsPreview(formattedPost.title, 'Page'),
};

/** By keyboard alone: place and width are chosen apart from each other. */
export const Chosen: Story = {
  parameters: { chromatic: noPicture },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Card' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const shown = await withinFrame(/^Preview: Card on phone/);
    await expect(shown.getByText(formattedPost.title)).toBeVisible();
    for (let stops = 0; stops < 4; stops += 1) await userEvent.tab();
    await userEvent.keyboard(' ');
    await withinFrame('Preview: Card on desktop, 1280 px wide');
  },
};

export const PostCard: Story = {
  args: { post: posts.longWord },
  play: showsPreview(posts.longWord.title, 'Card'),
};

/** It is no dialog of the panel. */
export const PostDialog: Story = {
  parameters: { chromatic: everyWidth },
  args: { post: posts.ordinary },
  play: async (context) => {
    await showsPreview(posts.ordinary.title, 'Over the list', 'Desktop')(context);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

const noWords = { title: '', excerpt: '', content: '', category: '', description: '', tags: [] };

/** Nothing is written yet. */
export const EmptyPost: Story = {
  args: { post: { ...posts.ordinary, ...noWords, image_url: null } },
  play: showsPreview('', 'Card'),
};

export const ProjectPage: Story = {
  render: () => <ProjectPreview project={formattedProject} />,
  play: showsPreview(formattedProject.title, 'Page'),
};

export const EmptyProject: Story = {
  render: () => (
    <ProjectPreview project={{ ...projects.ordinary, ...noWords, thumbnail_url: null }} />
  ),
  play: showsPreview('', 'Card'),
};
