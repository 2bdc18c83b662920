import { formattedProject, projects } from '@agency/mocks/fixtures/projects';
import { everyWidthAndDark } from '@agency/stories/modes';
import { says } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProjectArticle } from './ProjectArticle';

const meta = {
  title: 'Site/Entries/ProjectArticle',
  component: ProjectArticle,
  parameters: { layout: 'fullscreen' },
  args: { project: projects.ordinary },
} satisfies Meta<typeof ProjectArticle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidthAndDark },
};
/** A project may be a case study. */
export const CaseStudy: Story = {
  args: { project: formattedProject },
  play: says(/^What to fill/),
};

export const Texts: Story = {
  args: { project: { ...projects.longWord, description: projects.tamil.description } },
  globals: { viewport: { value: 'smallPhone' } },
};
