import { longTitle, longWord, tamilText, tamilTitle } from '@agency/mocks/fixtures/texts';
import { everyWidthAndDark } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AboutStory } from './AboutStory';

const meta = {
  title: 'Site/Bands/AboutStory',
  component: AboutStory,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Our Story',
    paragraphs: [
      'Studio began in a town in southern India where every shop owner is known by name.',
      'The same people who plan a project carry it through.',
      'Our mission is to help small and mid-sized businesses grow with innovation.',
    ],
    picture: '/drawings/street.svg',
    delay: 0.2,
  },
} satisfies Meta<typeof AboutStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidthAndDark },
};

export const Texts: Story = {
  args: {
    title: tamilTitle,
    paragraphs: [tamilText, longTitle.repeat(3), longWord.slice(2300, 2700)],
  },
  globals: { viewport: { value: 'smallPhone' } },
};
