import { longWord, tamilText } from '@agency/mocks/fixtures/texts';
import { inEach, inStates, pseudoStates } from '@agency/stories/matrix';
import { noPicture, withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FieldPair } from '../admin/AdminForm';
import { TextArea, type TextAreaProps } from './TextArea';

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  args: { label: 'Message' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: noPicture },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(area, 'First line{Enter}Second line');
    await expect(area).toHaveValue('First line\nSecond line');
  },
};

export const Looks: Story = {
  parameters: { chromatic: withDark },
  render: inEach(TextArea, [
    {},
    { defaultValue: 'Could someone ring me after four?' },
    { defaultValue: 'Hello', error: 'Message must be at least 10 characters' },
  ]),
};

/** The caller's ref, id, class, handlers and description are kept beside the field's own. */
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
  decorators: [
    (Story) => (
      <>
        <p id="own-description">As in your passport.</p>
        <Story />
      </>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Message');
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
  parameters: { pseudo: pseudoStates('textarea') },
  render: inStates(
    (props: TextAreaProps) => (
      <FieldPair>
        <TextArea {...props} />
        <TextArea {...props} error="It must be at least 2 characters" />
      </FieldPair>
    ),
    { disabled: true, defaultValue: 'Could someone ring me after four?' },
  ),
};

/** Grows with its text, up to 60 % of the screen's height. */
export const Texts: Story = {
  render: inEach(TextArea, [
    { label: 'செய்தி', defaultValue: tamilText },
    { defaultValue: 'Super site 👍🏽 🌾🍚' },
    { label: 'Long', defaultValue: longWord },
  ]),
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('textbox', { name: 'Long' }).getBoundingClientRect();
    await expect(height).toBeLessThanOrEqual(window.innerHeight * 0.6);
  },
};
