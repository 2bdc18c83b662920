import { longTitle, longWord, tamilTitle } from '@agency/mocks/fixtures/texts';
import { argTypeOf } from '@agency/stories/argTypeOf';
import { withDark } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from './Heading';
import { sizes } from './Heading.css';

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  argTypes: {
    size: argTypeOf(sizes, 'heading'),
  },
  args: { level: 1, children: 'Your Growth Partner' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The size is independent of the level in the outline. */
export const Sizes: Story = {
  parameters: { chromatic: withDark },
  render: inEach(Heading, [
    {},
    { size: 'display' },
    { size: 'title', level: 2 },
    { size: 'display', level: 3 },
  ]),
};

export const Texts: Story = {
  args: { size: 'display' },
  render: inEach(Heading, [
    { children: longTitle },
    { children: tamilTitle },
    { children: 'Harvest 🌾 is here 🎉' },
    { size: 'title', children: longWord.slice(2300, 2700) },
  ]),
};
