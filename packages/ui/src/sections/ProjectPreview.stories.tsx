import { formattedProject, projects } from '@agency/mocks/fixtures/projects';
import { inFrame } from '@agency/stories/inFrame';
import { previews } from '@agency/stories/previews';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProjectPreview } from './ProjectPreview';

const meta = {
  title: 'Sections/ProjectPreview',
  component: ProjectPreview,
  parameters: { layout: 'fullscreen' },
  args: { project: formattedProject },
} satisfies Meta<typeof ProjectPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

const shows = previews<typeof meta.args>(({ project }) => project.title);

export const Page: Story = {
  play: async (context) => {
    await shows('Page')(context);
    const shown = await inFrame(/^Preview: Page/);
    await expect(await shown.findByText(/^What to fill/)).toBeVisible();
  },
};
export const PageOnDesktop: Story = { play: shows('Page', 'Desktop') };
export const Dialog: Story = { play: shows('Dialog') };
export const DialogOnDesktop: Story = { play: shows('Dialog', 'Desktop') };
export const Card: Story = { play: shows('Card') };
export const CardOnDesktop: Story = { play: shows('Card', 'Desktop') };
export const WithPicture: Story = { args: { project: projects.ordinary }, play: shows('Page') };
export const Tamil: Story = { args: { project: projects.tamil }, play: shows('Page') };
export const LongWord: Story = { args: { project: projects.longWord }, play: shows('Card') };

/** Nothing is written yet. */
export const Empty: Story = {
  args: {
    project: {
      ...projects.ordinary,
      title: '',
      category: '',
      description: '',
      tags: [],
      thumbnail_url: null,
    },
  },
  play: shows('Card'),
};
