import { formattedProject, projects } from '@agency/mocks/fixtures/projects';
import { withSummary } from '@agency/model/entryExcerpts';
import { withDark } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import { cardColumns } from '@agency/stories/storyDecorators';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProjectCard } from './ProjectCard';

const meta = {
  title: 'Site/Cards/ProjectCard',
  component: ProjectCard,
  args: { project: withSummary(projects.ordinary), href: '/portfolio/project-ordinary' },
  decorators: [cardColumns],
} satisfies Meta<typeof ProjectCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: withDark },
};

/** No picture, no tags; two tags at most; two lines, without the marks of Markdown. */
export const Texts: Story = {
  render: inEach(
    ProjectCard,
    [
      projects.sixTags,
      projects.withoutTags,
      projects.withoutImage,
      projects.manyParagraphs,
      formattedProject,
      projects.markup,
      projects.longTitle,
      projects.longWord,
      projects.tamil,
      projects.emoji,
    ].map((project) => ({ project: withSummary(project) })),
  ),
};
