import { longTitle, longWord, tamilText, tamilTitle } from '@agency/mocks/fixtures/texts';
import { argTypeOf } from '@agency/stories/argTypeOf';
import { noPicture, themesAndForcedColors } from '@agency/stories/chromaticModes';
import { focusedDialog } from '@agency/stories/storySteps';
import { typeByIme } from '@agency/stories/typeByIme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { widths } from './Dialog.css';
import { Text } from './Text';
import { TextField } from './TextField';
import { notify, Toaster } from './Toaster';

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  argTypes: {
    width: argTypeOf(widths, 'small'),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: {
    open: true,
    onClose: fn(),
    title: 'Nool Veedu Handloom',
    children: <Text>An online shop for a small house of silk and cotton weavers.</Text>,
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The caller's ref, class, id and handlers are used. */
export const Default: Story = {
  parameters: { chromatic: themesAndForcedColors },
  args: { ref: fn(), id: 'own-id', className: 'own-class', onKeyDown: fn() },
  play: async ({ args, userEvent }) => {
    const dialog = await focusedDialog(args.title);
    await expect(screen.getByRole('heading', { name: args.title })).toBeVisible();
    await expect(dialog).toHaveAttribute('id', 'own-id');
    await expect(dialog).toHaveClass('own-class');
    await expect(args.ref).toHaveBeenCalledWith(dialog);
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onKeyDown).toHaveBeenCalled();
  },
};

/** The page may move the focus while the dialog opens, as after a login: that does not close it. */
export const FocusMovedMeanwhile: Story = {
  parameters: { chromatic: noPicture },
  render: function Page(args) {
    const main = useRef<HTMLElement>(null);
    useEffect(() => main.current?.focus(), []);
    return (
      <main ref={main} tabIndex={-1}>
        <Dialog {...args} />
      </main>
    );
  },
  play: async ({ args }) => {
    await focusedDialog(args.title);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The Escape that drops a word of an input method does not close it. */
export const Composed: Story = {
  parameters: { chromatic: noPicture },
  args: { children: <TextField label="Title" /> },
  play: async ({ args, userEvent }) => {
    await focusedDialog(args.title);
    screen.getByLabelText('Title').focus();
    typeByIme('பட்டு', 'Escape');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A text that fits is no tab stop of its own; one that has grown until it scrolls is. */
export const Growing: Story = {
  parameters: { chromatic: noPicture },
  render: function Lines(args) {
    const [lines, setLines] = useState(1);
    return (
      <Dialog {...args}>
        <Button onClick={() => setLines(200)}>Show all</Button>
        <Text authored>{'Silk\n'.repeat(lines)}</Text>
      </Dialog>
    );
  },
  play: async ({ args, userEvent }) => {
    await focusedDialog(args.title);
    const text = screen.getByRole('region', { name: 'Nool Veedu Handloom: text' });
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Show all' })).toHaveFocus();
    await expect(text).not.toHaveAttribute('tabindex');
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(text).toHaveAttribute('tabindex', '0'));
  },
};

export const Large: Story = { args: { width: 'large' } };
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};

export const Texts: Story = {
  args: {
    title: `${tamilTitle} 🌾 ${longTitle}`,
    children: (
      <>
        <Text>{tamilText}</Text>
        <Text authored>{longWord}</Text>
      </>
    ),
  },
};

/** The focus stays inside, and returns to the button that opened the dialog. A notification leaves it open. */
export const Focus: Story = {
  parameters: { chromatic: noPicture },
  render: function Page(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
        <Toaster />
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await focusedDialog(args.title);
    await expect(opener.closest('[inert]')).toBeInTheDocument();
    notify.error('Error', 'Failed to save blog post.');
    await userEvent.click(await screen.findByText('Failed to save blog post.'));
    await expect(dialog).toBeVisible();
    await userEvent.click(screen.getByRole('heading', { name: args.title }));
    for (const keys of ['{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}']) {
      await userEvent.keyboard(keys);
      // After the last control the focus goes to the browser's own UI, never to the page.
      const { activeElement } = document;
      await expect(activeElement === document.body || dialog.contains(activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
