import { longTitle, longWord, tamilText, tamilTitle } from '@agency/mocks/fixtures/texts';
import { everyWidthAndDark } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHero } from './PageHero';

const meta = {
  title: 'Site/Bands/PageHero',
  component: PageHero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Our Portfolio',
    text: 'Explore our latest projects and success stories that showcase our expertise',
  },
} satisfies Meta<typeof PageHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidthAndDark },
};

export const Texts: Story = {
  args: {
    title: `${tamilTitle} 🌾 ${longWord.slice(2400, 2600)}`,
    text: `${tamilText} ${longTitle}`,
  },
  globals: { viewport: { value: 'smallPhone' } },
};
