import { projects } from '@agency/mocks/fixtures/projects';
import { noPicture } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ProjectDialog } from './ProjectDialog';

const meta = {
  title: 'Patterns/ProjectDialog',
  component: ProjectDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { project: projects.ordinary, open: true, onClose: fn() },
} satisfies Meta<typeof ProjectDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog, once it has taken the focus. */
async function focusedDialog(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return dialog;
}

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await focusedDialog(args.project.title);
    await expect(dialog).toHaveTextContent(projects.ordinary.description);
    await expect(within(dialog).getByText(args.project.category)).toBeInTheDocument();
    await expect(dialog.querySelector('img')).toHaveAttribute('src', args.project.thumbnail_url);
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
  },
};

export const EscapeCloses: Story = {
  parameters: { chromatic: noPicture },
  play: async ({ args, userEvent }) => {
    await focusedDialog(args.project.title);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const CloseButton: Story = {
  parameters: { chromatic: noPicture },
  play: async ({ args, userEvent }) => {
    const dialog = await focusedDialog(args.project.title);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const PressOutsideCloses: Story = {
  parameters: { chromatic: noPicture },
  play: async ({ args, userEvent }) => {
    await focusedDialog(args.project.title);
    const backdrop = document.querySelector('[data-backdrop]');
    if (!backdrop) throw new Error('The dialog has no backdrop.');
    await userEvent.click(backdrop);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const SixTags: Story = {
  args: { project: projects.sixTags },
  play: async ({ args }) => {
    const dialog = await focusedDialog(args.project.title);
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(6);
  },
};

export const WithoutImage: Story = {
  args: { project: projects.withoutImage },
  play: async ({ args }) => {
    const dialog = await focusedDialog(args.project.title);
    await expect(dialog.querySelector('img, [data-placeholder]')).not.toBeInTheDocument();
  },
};

export const BrokenImage: Story = {
  args: { project: projects.brokenImage },
  play: async ({ args }) => {
    const dialog = await focusedDialog(args.project.title);
    await waitFor(() => expect(dialog.querySelector('[data-placeholder]')).toBeInTheDocument());
  },
};

export const ManyParagraphs: Story = { args: { project: projects.manyParagraphs } };
export const LongWord: Story = {
  args: { project: projects.longWord },
  play: async ({ args }) => {
    const dialog = await focusedDialog(args.project.title);
    const text = within(dialog).getByRole('region');
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
};
export const Tamil: Story = { args: { project: projects.tamil } };
export const Emoji: Story = { args: { project: projects.emoji } };
export const Markup: Story = { args: { project: projects.markup } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
