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

export const WithHint: Story = {
  args: { hint: 'At least 12 characters' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription(args.hint);
  },
};

/** A warning describes the control without making it invalid, and is announced when it appears. */
export const WithWarning: Story = {
  args: { warning: 'Another post already uses this slug.' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Name');
    await expect(input).toBeValid();
    await expect(input).toHaveAccessibleDescription(args.warning);
    await expect(canvas.getByText(args.warning ?? '')).toHaveAttribute('aria-live', 'polite');
  },
};

/** An error is read out before what else describes the control. */
export const WithAllDescriptions: Story = {
  args: {
    error: 'Too short',
    warning: 'Another post already uses this slug.',
    hint: 'At least 12 characters',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription(
      'Too short Another post already uses this slug. At least 12 characters',
    );
  },
};

/** An empty warning describes nothing, and is a live region for a later one. */
export const EmptyWarning: Story = {
  parameters: { chromatic: noPicture },
  args: { warning: '' },
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
