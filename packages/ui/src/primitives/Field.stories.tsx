import { longTitle, tamilTitle } from '@agency/mocks/fixtures/texts';
import { noPicture } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from './Field';

const meta = {
  title: 'Primitives/Field',
  component: Field,
  args: {
    label: 'Name',
    children: (props) => <input {...props} type="text" />,
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

/** A hint describes the control without making it invalid; an error is read out before it. */
export const WithHint: Story = {
  args: { hint: 'Another post already uses this slug.' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Name');
    await expect(input).toBeValid();
    await expect(input).toHaveAccessibleDescription(args.hint);
    await expect(canvas.getByText(args.hint ?? '')).toHaveAttribute('aria-live', 'polite');
  },
};

export const WithHintAndError: Story = {
  args: { hint: 'Another post already uses this slug.', error: 'Too short' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription(
      'Too short Another post already uses this slug.',
    );
  },
};

/** An empty hint describes nothing, and is a live region for a later one. */
export const EmptyHint: Story = {
  parameters: { chromatic: noPicture },
  args: { hint: '' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText('Name')).not.toHaveAttribute('aria-describedby');
    await expect(canvasElement.querySelector('[aria-live]')).toBeEmptyDOMElement();
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
