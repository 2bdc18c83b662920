import { site } from '@agency/mocks/fixtures/site';
import { longTitle, tamilTitle } from '@agency/mocks/fixtures/texts';
import { everyWidthAndForcedColors } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeHero } from './HomeHero';

const meta = {
  title: 'Site/Bands/HomeHero',
  component: HomeHero,
  parameters: { layout: 'fullscreen' },
  args: {
    headline: 'Your Growth Partner – Studio',
    subline: 'Websites | Marketing | AI Automation',
    primary: site.consultation,
    secondary: site.story,
    badges: [
      { value: '600+', label: 'Clients' },
      { value: '12+', label: 'International' },
      { value: '15+', label: 'Years Combined Experience' },
    ],
    cards: [
      { value: '440+', label: 'Projects' },
      { value: '99%', label: 'Satisfaction' },
    ],
    seed: site.brand,
  },
} satisfies Meta<typeof HomeHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidthAndForcedColors },
};
export const OnTablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Texts: Story = {
  args: { headline: `${tamilTitle} 🌾`, subline: longTitle },
  globals: { viewport: { value: 'smallPhone' } },
};
