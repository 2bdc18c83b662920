import { formattedProject, projects } from '@agency/mocks/fixtures/projects';
import { withDark } from '@agency/stories/modes';
import { cardColumns, inEach } from '@agency/stories/storyRendering';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProjectCard } from './ProjectCard';

const meta = {
  title: 'Site/Cards/ProjectCard',
  component: ProjectCard,
  args: { project: projects.ordinary, href: '/portfolio/project-ordinary' },
  decorators: [cardColumns],
} satisfies Meta<typeof ProjectCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: withDark },
};

/** No picture, no tags; two tags at most; two lines, without the marks of Markdown. */
export const Texts: Story = {
  render: inEach(ProjectCard, [
    { project: projects.sixTags },
    { project: projects.withoutTags },
    { project: projects.withoutImage },
    { project: projects.manyParagraphs },
    { project: formattedProject },
    { project: projects.markup },
    { project: projects.longTitle },
    { project: projects.longWord },
    { project: projects.tamil },
    { project: projects.emoji },
  ]),
};
