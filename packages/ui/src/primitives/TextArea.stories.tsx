import { longWord, tamilText } from '@agency/mocks/fixtures/texts';
import { inEach, inStates, pseudoStates } from '@agency/stories/matrix';
import { withDark } from '@agency/stories/modes';
import { keepsOwnProps } from '@agency/stories/ownProps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldPair } from '../admin/AdminForm';
import { TextArea, type TextAreaProps } from './TextArea';

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  args: { label: 'Message' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Looks: Story = {
  parameters: { chromatic: withDark },
  render: inEach(TextArea, [
    {},
    { defaultValue: 'Could someone ring me after four?' },
    { defaultValue: 'Hello', error: 'Message must be at least 10 characters' },
  ]),
};

export const Open: Story = keepsOwnProps('Message');

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
};
