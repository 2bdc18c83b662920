import { services as fixtures } from '@agency/mocks/fixtures/services';
import { longTitle, tamilText, tamilTitle } from '@agency/mocks/fixtures/texts';
import { cardColumns, inEach, inStates, pseudoStates } from '@agency/stories/matrix';
import { withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../primitives/Grid';
import { pageIcons } from '../primitives/pageIcons';
import { ServiceCard } from './ServiceCard';

const services = fixtures.map((service) => ({ ...service, icon: pageIcons[service.icon] }));
const webDevelopment = { ...fixtures[0], icon: pageIcons.globe };

const meta = {
  title: 'Site/Cards/ServiceCard',
  component: ServiceCard,
  args: { service: webDevelopment, level: 2 },
  decorators: [cardColumns],
} satisfies Meta<typeof ServiceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: withDark },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Web Development');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.service.features.length);
    const link = canvas.getByRole('link', { name: 'Start Your Website (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', args.service.ctaLink);
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** Below a heading of its own. Buttons of a row share their bottom edge, whatever the text above. */
export const InARow: Story = {
  args: { level: 3 },
  decorators: [
    (Story) => (
      <div style={{ width: 'calc(100vw - 4rem)' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <Grid>
      {services.map((service) => (
        <li key={service.title}>
          <ServiceCard {...args} service={service} />
        </li>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(services.length);
    const links = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    for (const { top, bottom } of links) {
      const neighbours = links.filter((other) => Math.abs(other.top - top) < 100);
      for (const other of neighbours) await expect(other.bottom).toBeCloseTo(bottom, 0);
    }
  },
};

export const Texts: Story = {
  render: inEach(ServiceCard, [
    { service: { ...webDevelopment, title: longTitle, ctaText: longTitle } },
    { service: { ...webDevelopment, title: tamilTitle, description: tamilText } },
    { service: { ...webDevelopment, title: 'Web 🌐', features: ['👍🏽', '🎉'] } },
    { service: { ...webDevelopment, title: 'a'.repeat(300), features: ['a'.repeat(300)] } },
  ]),
  play: async ({ canvas }) => {
    for (const element of canvas.getAllByRole('article')) {
      const card = element.getBoundingClientRect();
      // The drawing in the corner is cut off on purpose; words are not.
      for (const words of element.querySelectorAll('h2, li')) {
        await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(card.right);
        await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
      }
    }
  },
};

export const States: Story = {
  parameters: { pseudo: pseudoStates('article, a', 'a') },
  render: inStates(ServiceCard),
};
