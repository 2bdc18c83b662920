import { services as fixtures } from '@agency/mocks/fixtures/services';
import { tamilTitle } from '@agency/mocks/fixtures/texts';
import { everyWidthAndForcedColors } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { serviceIcons } from '../primitives/serviceIcons';
import { ServicesGrid } from './ServicesGrid';

const services = fixtures.map((service) => ({ ...service, icon: serviceIcons[service.icon] }));

const meta = {
  title: 'Site/Bands/ServicesGrid',
  component: ServicesGrid,
  parameters: { layout: 'fullscreen' },
  args: { services, stagger: 0.2 },
} satisfies Meta<typeof ServicesGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const loadingIn = (canvas: HTMLElement) =>
  Array.from(canvas.querySelectorAll('img'), ({ loading }) => loading);

/** On top of a page, where its pictures are not waited for. */
export const Default: Story = {
  parameters: { chromatic: everyWidthAndForcedColors },
  play: async ({ canvasElement }) => {
    await expect(loadingIn(canvasElement)).toEqual(['eager', 'eager', 'eager']);
  },
};

export const OnHome: Story = {
  args: {
    title: 'Our Services',
    stagger: 0.1,
    all: { href: '/services', label: 'View All Services' },
  },
  play: async ({ canvasElement }) => {
    await expect(loadingIn(canvasElement)).toEqual(['lazy', 'lazy', 'lazy']);
  },
};

export const OnTablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Texts: Story = {
  args: {
    services: services.slice(0, 1).map((service) => ({ ...service, description: tamilTitle })),
  },
  globals: { viewport: { value: 'smallPhone' } },
};
