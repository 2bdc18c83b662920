import { services as fixtures } from '@agency/mocks/fixtures/services';
import { longTitle, tamilText, tamilTitle } from '@agency/mocks/fixtures/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../primitives/Grid';
import { pageIcons } from '../primitives/pageIcons';
import { ServiceCard } from './ServiceCard';

const services = fixtures.map((service) => ({ ...service, icon: pageIcons[service.icon] }));
const webDevelopment = { ...fixtures[0], icon: pageIcons.globe };

const meta = {
  title: 'Patterns/ServiceCard',
  component: ServiceCard,
  args: { service: webDevelopment, level: 2 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ServiceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Web Development');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.service.features.length);
    const link = canvas.getByRole('link', { name: 'Start Your Website (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', args.service.ctaLink);
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const BelowAHeading: Story = {
  args: { level: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
};

/** Buttons of a row share their bottom edge, whatever the text above. */
export const InARow: Story = {
  decorators: [],
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
    const edges = canvas
      .getAllByRole('link')
      .map((link) => Math.round(link.getBoundingClientRect().bottom));
    await expect(new Set(edges).size).toBe(1);
  },
};

export const LongText: Story = {
  args: { service: { ...webDevelopment, title: longTitle, ctaText: longTitle } },
};
export const LongWord: Story = {
  args: {
    service: { ...webDevelopment, title: 'a'.repeat(300), features: ['a'.repeat(300)] },
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article').getBoundingClientRect();
    // The drawing in the corner is cut off on purpose; words are not.
    for (const words of [canvas.getByRole('heading'), canvas.getByRole('listitem')]) {
      await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(card.right);
      await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
    }
  },
};
export const Tamil: Story = {
  args: { service: { ...webDevelopment, title: tamilTitle, description: tamilText } },
};
export const Emoji: Story = {
  args: { service: { ...webDevelopment, title: 'Web 🌐', features: ['👍🏽', '🎉'] } },
};

export const Hovered: Story = { parameters: { pseudo: { hover: 'article, a' } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a' } } };
