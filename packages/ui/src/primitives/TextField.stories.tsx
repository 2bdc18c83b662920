import { longWord } from '@agency/mocks/fixtures/texts';
import { inEach, inStates, pseudoStates } from '@agency/stories/matrix';
import { withDark } from '@agency/stories/modes';
import { keepsOwnProps } from '@agency/stories/ownProps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FieldPair } from '../admin/AdminForm';
import { TextField, type TextFieldProps } from './TextField';

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: 'Name', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Looks: Story = {
  parameters: { chromatic: withDark },
  render: inEach(TextField, [
    {},
    { defaultValue: 'Revathi Sundaram' },
    { defaultValue: 'R', error: 'Name must be at least 2 characters' },
    { label: 'Email', type: 'email', autoComplete: 'email', defaultValue: 'r@example.com' },
    { label: 'Mobile (Optional)', type: 'tel' },
    { label: 'Image URL (Optional)', type: 'url' },
    { label: 'Password', type: 'password', defaultValue: 'secret' },
  ]),
};

export const Open: Story = keepsOwnProps('Name');

/** Those on the right are invalid; the last ones are disabled. */
export const States: Story = {
  parameters: { pseudo: pseudoStates('input') },
  render: inStates(
    (props: TextFieldProps) => (
      <FieldPair>
        <TextField {...props} />
        <TextField {...props} error="It must be at least 2 characters" />
      </FieldPair>
    ),
    { disabled: true, defaultValue: 'Revathi Sundaram' },
  ),
};

export const Texts: Story = {
  render: inEach(TextField, [
    { label: 'பெயர்', defaultValue: 'முத்துக்குமரன் இளங்கோ' },
    { defaultValue: 'Arun 🌾' },
    { defaultValue: longWord },
  ]),
};
