import { formattedProject, projects } from '@agency/mocks/fixtures/projects';
import { everyWidthAndDark } from '@agency/stories/modes';
import { fitsWidth } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.project.title);
    await expect(canvas.getByRole('article')).toHaveTextContent(args.project.description);
  },
};
/** A project may be a case study. */
export const CaseStudy: Story = {
  args: { project: formattedProject },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: /^What to fill/ }),
    ).toBeVisible();
  },
};

export const Texts: Story = {
  args: { project: { ...projects.longWord, description: projects.tamil.description } },
  globals: { viewport: { value: 'smallPhone' } },
  play: fitsWidth,
};
