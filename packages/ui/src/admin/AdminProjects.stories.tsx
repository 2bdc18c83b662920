import { allProjects, projects } from '@agency/mocks/fixtures/projects';
import { toProjectForm } from '@agency/model/projectForm';
import { editing, openFormOf, ready } from '@agency/stories/adminStoryArgs';
import { everyWidthAndDark, noPicture } from '@agency/stories/modes';
import { hasFailed, isLoading, says } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AdminProjects } from './AdminProjects';

const meta = {
  title: 'Panel/Entries/AdminProjects',
  tags: ['panel'],
  component: AdminProjects,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    ...editing(allProjects),
    hrefFor: ({ id }) => `https://example.com/portfolio/${id}`,
    form: { onChange: fn(), onSave: fn(async () => undefined), onCancel: fn() },
  },
} satisfies Meta<typeof AdminProjects>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { chromatic: everyWidthAndDark },
};

export const Loading: Story = isLoading('list', 'Loading portfolio projects...');
export const Failed: Story = hasFailed('list', 'Failed to fetch portfolio projects.');
export const Empty: Story = { parameters: { chromatic: noPicture }, args: ready([]) };

export const Editing: Story = {
  args: { openForm: openFormOf(toProjectForm(projects.withoutImage), projects.withoutImage.id) },
  play: says('Edit Portfolio Project'),
};
