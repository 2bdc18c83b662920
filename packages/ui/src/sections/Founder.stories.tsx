import { pictures } from '@agency/mocks/fixtures/pictures';
import { tamilText } from '@agency/mocks/fixtures/texts';
import { everyWidthAndDark } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Founder } from './Founder';

const meta = {
  title: 'Site/Bands/Founder',
  component: Founder,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Meet Our Founder',
    name: 'Anbu Selvan',
    bio: 'A lawyer, entrepreneur and marketer: trained to read the small print, used to running a business, and at home in finding the people it is for.',
    delay: 0.6,
  },
} satisfies Meta<typeof Founder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidthAndDark },
};

export const WithPortrait: Story = { args: { portrait: pictures.shopFront } };

/** The initial is the first letter, whatever stands before it, with its vowel sign. */
export const Texts: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  render: inEach(Founder, [
    { name: '🌾 Arun' },
    { name: 'முத்துக்குமரன்', bio: tamilText },
    { name: 'Anbu '.repeat(30) },
  ]),
};
