import { projects } from '@agency/mocks/fixtures/projects';
import { withDark } from '@agency/stories/modes';
import { focusedDialog } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ProjectDialog } from './ProjectDialog';

const meta = {
  title: 'Site/Entries/ProjectDialog',
  component: ProjectDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { project: projects.ordinary, open: true, onClose: fn() },
} satisfies Meta<typeof ProjectDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opens: Story['play'] = async ({ args }) => {
  await focusedDialog(args.project.title);
};

export const Default: Story = {
  parameters: { chromatic: withDark },
  play: opens,
};

export const Texts: Story = {
  args: { project: { ...projects.longWord, title: projects.tamil.title } },
  play: opens,
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
