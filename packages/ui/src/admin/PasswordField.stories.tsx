import { withDark } from '@agency/stories/chromaticModes';
import { inStates, pseudoStates } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from './PasswordField';

const meta = {
  title: 'Panel/Account/PasswordField',
  tags: ['panel'],
  component: PasswordField,
  args: {
    label: 'Password',
    autoComplete: 'current-password',
    defaultValue: 'admin-password',
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  parameters: { chromatic: withDark },
  args: { error: 'Password must be at least 6 characters' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    const button = canvas.getByRole('button', { name: 'Show password' });
    for (const [pressed, type] of [
      ['true', 'text'],
      ['false', 'password'],
      ['true', 'text'],
    ] as const) {
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-pressed', pressed);
      await expect(input).toHaveAttribute('type', type);
    }
    await expect(input).toHaveValue('admin-password');
  },
};

export const States: Story = {
  parameters: { pseudo: pseudoStates('button', 'button') },
  render: inStates(PasswordField),
};
