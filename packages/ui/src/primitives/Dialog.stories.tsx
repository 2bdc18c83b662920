import { longTitle, longWord, tamilText, tamilTitle } from '@agency/mocks/fixtures/texts';
import { choiceOf } from '@agency/stories/choiceOf';
import { noPicture, themesAndForcedColors } from '@agency/stories/modes';
import { focusedDialog } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from './Button';
import { Dialog, type DialogProps } from './Dialog';
import { widths } from './Dialog.css';
import { Text } from './Text';
import { notify, Toaster } from './Toaster';

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  argTypes: {
    width: choiceOf(widths, 'small'),
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

/** Opens and closes it from a button, as a page does. */
function WithOpener(props: DialogProps) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...props} open={open} onClose={close} />
      <Toaster />
    </>
  );
}

export const Default: Story = {
  parameters: { chromatic: themesAndForcedColors },
  play: async ({ args }) => {
    await focusedDialog(args.title);
    await expect(screen.getByRole('heading', { name: args.title })).toBeVisible();
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

/** The caller's ref, class, id, handlers and controls are used. */
export const Open: Story = {
  parameters: { chromatic: noPicture },
  args: {
    ref: fn(),
    id: 'own-id',
    className: 'own-class',
    onKeyDown: fn(),
    controls: <Button>Print</Button>,
  },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: args.title });
    await expect(dialog).toHaveAttribute('id', 'own-id');
    await expect(dialog).toHaveClass('own-class');
    await expect(args.ref).toHaveBeenCalledWith(dialog);
    await expect(screen.getByRole('button', { name: 'Print' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onKeyDown).toHaveBeenCalled();
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

/** It stays inside, and returns to the button that opened the dialog. */
export const Focus: Story = {
  parameters: { chromatic: noPicture },
  render: (args) => <WithOpener {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await focusedDialog(args.title);
    await expect(opener.closest('[inert]')).toBeInTheDocument();
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

export const NotificationLeavesItOpen: Story = {
  parameters: { chromatic: noPicture },
  render: (args) => <WithOpener {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await focusedDialog(args.title);
    notify.error('Error', 'Failed to save blog post.');
    await userEvent.click(await screen.findByText('Failed to save blog post.'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
