import { inStates, pseudoStates } from '@agency/stories/matrix';
import { noPicture, withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './Checkbox';

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { label: 'Select message from Revathi', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All of a finger's width can be pressed. */
export const Default: Story = {
  parameters: { chromatic: noPicture },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: args.label });
    await expect(box).not.toBeChecked();
    const label = box.closest('label');
    await expect(label?.clientWidth).toBeGreaterThanOrEqual(44);
    await expect(label?.clientHeight).toBeGreaterThanOrEqual(44);
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.click(label ?? box);
    await expect(box).not.toBeChecked();
  },
};

/** The last ones are checked, disabled, and both. */
export const States: Story = {
  parameters: { pseudo: pseudoStates('input'), chromatic: withDark },
  render: inStates(
    Checkbox,
    { defaultChecked: true },
    { disabled: true },
    { defaultChecked: true, disabled: true },
  ),
};
