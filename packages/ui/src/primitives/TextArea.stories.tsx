import { longWord, tamilText } from '@agency/mocks/fixtures/texts';
import { withDark } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea';

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

/** Grows with its text, up to 60 % of the screen's height. */
export const Texts: Story = {
  render: inEach(TextArea, [
    { label: 'செய்தி', defaultValue: tamilText },
    { defaultValue: 'Super site 👍🏽 🌾🍚' },
    { label: 'Long', defaultValue: longWord },
  ]),
};
