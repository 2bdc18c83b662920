import { longWord } from '@agency/mocks/fixtures/texts';
import { noPicture, withDark } from '@agency/stories/chromaticModes';
import { inEach, inStates, pseudoStates } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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

/** Keeps the caller's ref, id, class, handlers and description beside its own. */
export const Open: Story = {
  parameters: { chromatic: noPicture },
  args: {
    id: 'own-id',
    className: 'own-class',
    'aria-describedby': 'own-description',
    error: 'Too short',
    hint: 'Ten characters at least',
    onBlur: fn(),
    ref: fn(),
  },
  decorators: (Story) => (
    <>
      <p id="own-description">As in your passport.</p>
      <Story />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Name');
    await expect(field).toHaveAttribute('id', 'own-id');
    await expect(field).toHaveClass('own-class');
    await expect(field).toHaveAccessibleDescription(
      'As in your passport. Too short Ten characters at least',
    );
    await expect(args.ref).toHaveBeenCalledWith(field);
    await userEvent.click(field);
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
};

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
