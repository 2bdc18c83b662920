import { posts } from '@agency/mocks/fixtures/posts';
import { formattedProject, projects } from '@agency/mocks/fixtures/projects';
import { everyWidth, everyWidthAndDark } from '@agency/stories/chromaticModes';
import { says } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { postView, projectView } from '../patterns/entryView';
import { EntryPage } from './EntryPage';

const meta = {
  title: 'Site/Entries/EntryPage',
  component: EntryPage,
  parameters: { layout: 'fullscreen' },
  args: { entry: postView(posts.ordinary) },
} satisfies Meta<typeof EntryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Post: Story = {
  parameters: { chromatic: everyWidthAndDark },
  play: says(/^Most shops think/),
};
export const Project: Story = {
  parameters: { chromatic: everyWidth },
  args: { entry: projectView(projects.ordinary) },
};

export const WithoutPicture: Story = { args: { entry: postView(posts.withoutImage) } };

/** A project may be a case study. */
export const CaseStudy: Story = {
  args: { entry: projectView(formattedProject) },
  play: says(/^What to fill/),
};

export const Texts: Story = {
  args: { entry: postView({ ...posts.markup, title: posts.tamil.title }) },
  globals: { viewport: { value: 'smallPhone' } },
};
export const ProjectTexts: Story = {
  args: {
    entry: projectView({ ...projects.longWord, description: projects.tamil.description }),
  },
  globals: { viewport: { value: 'smallPhone' } },
};
