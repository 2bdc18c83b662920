import { withDark } from '@agency/stories/chromaticModes';
import { inStates, pseudoStates } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Checkbox } from './Checkbox';

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { label: 'Select message from Revathi', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

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
