import { longTitle, tamilTitle } from '@agency/mocks/fixtures/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { adminIcons } from './adminIcons';
import { IconButton } from './IconButton';
import { Stack } from './Stack';

/** Milliseconds; a tooltip opens after 700. */
const PATIENCE = { timeout: 5000 };

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { icon: adminIcons.trash, label: 'Delete this post', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delete this post' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  },
};

export const Icons: Story = {
  render: (args) => (
    <Stack direction="row">
      <IconButton {...args} icon={adminIcons.pencil} label="Edit" />
      <IconButton {...args} icon={adminIcons.trash} label="Delete" />
      <IconButton {...args} icon={adminIcons.panel} label="Toggle sidebar" />
    </Stack>
  ),
};

/** The tooltip shows the name on hover and on focus. */
export const NamedOnFocus: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Delete this post');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const NamedOnHover: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    fireEvent.mouseMove(button, { movementX: 1 });
    const tooltip = await screen.findByRole('tooltip', {}, PATIENCE);
    await waitFor(() => expect(tooltip).toBeVisible());
    await expect(tooltip).toHaveTextContent('Delete this post');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delete this post' });
    await expect(button).toBeDisabled();
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Hovered: Story = { parameters: { pseudo: { hover: 'button' } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'button' } } };
export const Pressed: Story = { parameters: { pseudo: { hover: 'button', active: 'button' } } };

export const LongName: Story = { args: { label: `Delete ${longTitle}` } };
export const Tamil: Story = {
  args: { label: tamilTitle },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: tamilTitle })).toBeVisible();
  },
};
export const Emoji: Story = { args: { label: 'Delete 🌾' } };
