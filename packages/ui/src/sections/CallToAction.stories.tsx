import { site } from '@agency/mocks/fixtures/site';
import { longTitle, longWord, tamilTitle } from '@agency/mocks/fixtures/texts';
import { everyWidth, everyWidthAndDark } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CallToAction } from './CallToAction';

const meta = {
  title: 'Site/Bands/CallToAction',
  component: CallToAction,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Ready to Lift Your Brand?',
    primary: { href: site.consultation.href, label: 'Start Your Project' },
    secondary: { href: '/contact', label: 'Schedule a Call' },
    details: site.contact,
    seed: site.brand,
  },
} satisfies Meta<typeof CallToAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidthAndDark },
  play: async ({ canvas }) => {
    // The link is as wide as its words: a press beside them does not dial.
    const phone = canvas.getByRole('link', { name: /7946/ });
    await expect(phone.getBoundingClientRect().width).toBeLessThan(300);
  },
};

/** Where a page has said the rest already. */
export const Short: Story = {
  parameters: { chromatic: everyWidth },
  args: { details: undefined },
};

export const Texts: Story = {
  args: { title: `${tamilTitle} ${longTitle} ${longWord.slice(2400, 2600)}` },
  globals: { viewport: { value: 'smallPhone' } },
};
