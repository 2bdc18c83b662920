import { projects } from '@agency/mocks/fixtures/projects';
import { focusedDialog } from '@agency/stories/focusedDialog';
import { withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ProjectDialog } from './ProjectDialog';

const meta = {
  title: 'Site/Entries/ProjectDialog',
  component: ProjectDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { project: projects.ordinary, open: true, onClose: fn() },
} satisfies Meta<typeof ProjectDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: withDark },
  play: async ({ args }) => {
    const dialog = await focusedDialog(args.project.title);
    await expect(dialog).toHaveTextContent(projects.ordinary.description);
    await expect(within(dialog).getByText(args.project.category)).toBeInTheDocument();
    await expect(dialog.querySelector('img')).toHaveAttribute('src', args.project.thumbnail_url);
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Texts: Story = {
  args: { project: { ...projects.longWord, title: projects.tamil.title } },
  play: async ({ args }) => {
    const dialog = await focusedDialog(args.project.title);
    const text = within(dialog).getByRole('region');
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
