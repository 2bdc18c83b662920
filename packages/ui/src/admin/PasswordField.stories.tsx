import { inStates, pseudoStates } from '@agency/stories/matrix';
import { noPicture, withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from './PasswordField';

const meta = {
  title: 'Panel/Account/PasswordField',
  tags: ['panel'],
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', defaultValue: 'admin-password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: noPicture },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    const show = canvas.getByRole('button', { name: 'Show password', pressed: false });
    await userEvent.click(show);
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('admin-password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password', pressed: true }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const Shown: Story = {
  parameters: { chromatic: withDark },
  args: { error: 'Password must be at least 6 characters' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  },
};

export const States: Story = {
  parameters: { pseudo: pseudoStates('button', 'button') },
  render: inStates(PasswordField),
};
