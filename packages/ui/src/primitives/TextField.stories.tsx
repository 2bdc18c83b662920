import { longWord } from '@agency/mocks/fixtures/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextField } from './TextField';

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: 'Name', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(field, 'Revathi');
    await expect(field).toHaveValue('Revathi');
    await expect(args.onChange).toHaveBeenCalledTimes(7);
  },
};

export const Filled: Story = { args: { defaultValue: 'Revathi Sundaram' } };

export const Invalid: Story = {
  args: { error: 'Name must be at least 2 characters', defaultValue: 'R' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Name must be at least 2 characters');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Revathi Sundaram' } };
export const Email: Story = {
  args: { label: 'Email', type: 'email', autoComplete: 'email', defaultValue: 'r@example.com' },
};
export const Telephone: Story = { args: { label: 'Mobile (Optional)', type: 'tel' } };
export const Password: Story = {
  args: { label: 'Password', type: 'password', defaultValue: 'secret' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};
export const Address: Story = { args: { label: 'Image URL (Optional)', type: 'url' } };
export const Hovered: Story = { parameters: { pseudo: { hover: 'input' } } };
export const Focused: Story = { parameters: { pseudo: { focus: 'input', focusVisible: 'input' } } };
export const FocusedInvalid: Story = {
  args: { error: 'It must be at least 2 characters' },
  parameters: { pseudo: { focus: 'input', focusVisible: 'input' } },
};

export const LongWord: Story = { args: { defaultValue: longWord } };
export const Tamil: Story = { args: { label: 'பெயர்', defaultValue: 'முத்துக்குமரன் இளங்கோ' } };
export const Emoji: Story = { args: { defaultValue: 'Arun 🌾' } };
