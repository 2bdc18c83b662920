import { noPicture, withDark } from '@agency/stories/chromaticModes';
import { focusedDialog } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Drawer } from './Drawer';
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

const opened = async () => void (await focusedDialog('Sections'));

/** 18rem wide, along the whole left edge. */
export const Default: Story = {
  parameters: { chromatic: withDark },
  play: opened,
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
