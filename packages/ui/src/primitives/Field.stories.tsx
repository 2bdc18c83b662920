import { longTitle, tamilTitle } from '@agency/mocks/fixtures/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from './Field';
import { control } from './Field.css';

const meta = {
  title: 'Primitives/Field',
  component: Field,
  args: {
    label: 'Name',
    children: (props) => <input {...props} type="text" className={control} />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Name'));
    const input = canvas.getByLabelText('Name');
    await expect(input).toHaveFocus();
    await expect(input).toBeValid();
  },
};

export const Invalid: Story = {
  args: { error: 'Name must be at least 2 characters' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Name');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Name must be at least 2 characters');
  },
};

export const LongLabel: Story = {
  args: { label: tamilTitle },
  globals: { viewport: { value: 'smallPhone' } },
};

export const LongError: Story = {
  args: { error: longTitle },
  globals: { viewport: { value: 'smallPhone' } },
};
export const Emoji: Story = { args: { label: 'Name 🌾', error: 'At least 2 characters 🙂' } };
