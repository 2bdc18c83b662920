import { services as fixtures } from '@agency/mocks/fixtures/services';
import { tamilTitle } from '@agency/mocks/fixtures/texts';
import { everyWidthAndForcedColors } from '@agency/stories/modes';
import { fitsWidth } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageIcons } from '../primitives/pageIcons';
import { ServicesGrid } from './ServicesGrid';

const services = fixtures.map((service) => ({ ...service, icon: pageIcons[service.icon] }));

const meta = {
  title: 'Site/Bands/ServicesGrid',
  component: ServicesGrid,
  parameters: { layout: 'fullscreen' },
  args: { services, stagger: 0.2 },
} satisfies Meta<typeof ServicesGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidthAndForcedColors },
  play: async ({ canvas }) => {
    const titles = canvas
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    await expect(titles).toEqual(['Web Development', 'Marketing', 'AI Automation']);
    const links = canvas.getAllByRole('link', { name: /opens in a new tab/ });
    await expect(links).toHaveLength(3);
  },
};

export const OnHome: Story = {
  args: {
    title: 'Our Services',
    stagger: 0.1,
    all: { href: '/services', label: 'View All Services' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Our Services');
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    const all = canvas.getByRole('link', { name: 'View All Services' });
    await expect(all).toHaveAttribute('href', '/services');
  },
};

export const OnTablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Texts: Story = {
  args: {
    services: services.slice(0, 1).map((service) => ({ ...service, description: tamilTitle })),
  },
  globals: { viewport: { value: 'smallPhone' } },
  play: fitsWidth,
};
