import { longWord, tamilText } from '@agency/mocks/fixtures/texts';
import { noPicture, withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from './Button';
import { Drawer, type DrawerProps } from './Drawer';
import { Text } from './Text';

const meta = {
  title: 'Primitives/Drawer',
  component: Drawer,
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  globals: { viewport: { value: 'phone' } },
  args: {
    open: true,
    onClose: fn(),
    label: 'Sections',
    children: <Text>Blog Posts</Text>,
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens and closes it from a button, as a page does. */
function WithOpener(props: DrawerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const opened = async () => {
  const drawer = await screen.findByRole('dialog', { name: 'Sections' });
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
  return drawer;
};

/** 18rem wide, along the whole left edge. */
export const Default: Story = {
  parameters: { chromatic: withDark },
  play: async () => {
    await opened();
  },
};

/** The caller's ref, class and handlers are used. */
export const Open: Story = {
  parameters: { chromatic: noPicture },
  args: { ref: fn(), className: 'own-class', onKeyDown: fn() },
  play: async ({ args, userEvent }) => {
    const drawer = await opened();
    await expect(drawer).toHaveClass('own-class');
    await expect(args.ref).toHaveBeenCalledWith(drawer);
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onKeyDown).toHaveBeenCalled();
  },
};

/** Part of the backdrop stays visible, so that a press outside is possible. */
export const OnSmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await opened();
  },
};

/** By Escape, and by a press outside. */
export const Closes: Story = {
  parameters: { chromatic: noPicture },
  play: async ({ args, userEvent }) => {
    await opened();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByText('Blog Posts'));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    const backdrop = document.querySelector('[data-backdrop]');
    if (!backdrop) throw new Error('The drawer has no backdrop.');
    const coords = { clientX: window.innerWidth - 1, clientY: 1 };
    await userEvent.pointer({ keys: '[MouseLeft]', target: backdrop, coords });
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const FocusReturns: Story = {
  parameters: { chromatic: noPicture },
  render: (args) => <WithOpener {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await opened();
    await expect(opener.closest('[inert]')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Texts: Story = {
  args: {
    children: (
      <a href="/posts">
        <Text>{tamilText}</Text>
        <Text authored>{longWord}</Text>
      </a>
    ),
  },
  play: async () => {
    await opened();
  },
};
