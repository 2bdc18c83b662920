import { formattedProject, projects } from '@agency/mocks/fixtures/projects';
import { withDark } from '@agency/stories/modes';
import { previewSteps } from '@agency/stories/previewSteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProjectPreview } from './ProjectPreview';

const meta = {
  title: 'Panel/Editor/ProjectPreview',
  tags: ['panel', '!stable', 'new'],
  component: ProjectPreview,
  parameters: { layout: 'fullscreen' },
  args: { project: formattedProject },
} satisfies Meta<typeof ProjectPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

const shows = previewSteps<typeof meta.args>(({ project }) => project.title);

export const Page: Story = { parameters: { chromatic: withDark }, play: shows('Page') };
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
