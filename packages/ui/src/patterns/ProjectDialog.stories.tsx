import { projects } from '@agency/mocks/fixtures/projects';
import { entryDialogSteps } from '@agency/stories/entryDialogSteps';
import { noPicture } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ProjectDialog, type ProjectDialogProps } from './ProjectDialog';

const meta = {
  title: 'Patterns/ProjectDialog',
  component: ProjectDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { project: projects.ordinary, open: true, onClose: fn() },
} satisfies Meta<typeof ProjectDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const { focusedDialog, closesOnEscape, closesByItsButton, closesOnPressOutside } =
  entryDialogSteps<ProjectDialogProps>(({ project }) => project.title);

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await focusedDialog(args);
    await expect(dialog).toHaveTextContent(projects.ordinary.description);
    await expect(within(dialog).getByText(args.project.category)).toBeInTheDocument();
    await expect(dialog.querySelector('img')).toHaveAttribute('src', args.project.thumbnail_url);
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
  },
};

export const EscapeCloses: Story = {
  parameters: { chromatic: noPicture },
  play: closesOnEscape,
};

export const CloseButton: Story = {
  parameters: { chromatic: noPicture },
  play: closesByItsButton,
};

export const PressOutsideCloses: Story = {
  parameters: { chromatic: noPicture },
  play: closesOnPressOutside,
};

export const SixTags: Story = {
  args: { project: projects.sixTags },
  play: async ({ args }) => {
    const dialog = await focusedDialog(args);
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(6);
  },
};

export const WithoutImage: Story = {
  args: { project: projects.withoutImage },
  play: async ({ args }) => {
    const dialog = await focusedDialog(args);
    await expect(dialog.querySelector('img, [data-placeholder]')).not.toBeInTheDocument();
  },
};

export const BrokenImage: Story = {
  args: { project: projects.brokenImage },
  play: async ({ args }) => {
    const dialog = await focusedDialog(args);
    await waitFor(() => expect(dialog.querySelector('[data-placeholder]')).toBeInTheDocument());
  },
};

export const ManyParagraphs: Story = { args: { project: projects.manyParagraphs } };
export const LongWord: Story = {
  args: { project: projects.longWord },
  play: async ({ args }) => {
    const dialog = await focusedDialog(args);
    const text = within(dialog).getByRole('region');
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
};
export const Tamil: Story = { args: { project: projects.tamil } };
export const Emoji: Story = { args: { project: projects.emoji } };
export const Markup: Story = { args: { project: projects.markup } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
