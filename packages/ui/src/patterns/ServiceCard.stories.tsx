import { services as fixtures } from '@agency/mocks/fixtures/services';
import { longTitle, tamilText, tamilTitle } from '@agency/mocks/fixtures/texts';
import { cardColumns, inBox, inEach, inStates, pseudoStates } from '@agency/stories/matrix';
import { withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
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
};

/** Below a heading of its own. Buttons of a row share their bottom edge, whatever the text above. */
export const InARow: Story = {
  args: { level: 3 },
  decorators: [inBox({ width: 'calc(100vw - 4rem)' })],
  render: (args) => (
    <Grid>
      {services.map((service) => (
        <li key={service.title}>
          <ServiceCard {...args} service={service} />
        </li>
      ))}
    </Grid>
  ),
};

export const Texts: Story = {
  render: inEach(ServiceCard, [
    { service: { ...webDevelopment, title: longTitle, ctaText: longTitle } },
    { service: { ...webDevelopment, title: tamilTitle, description: tamilText } },
    { service: { ...webDevelopment, title: 'Web 🌐', features: ['👍🏽', '🎉'] } },
    { service: { ...webDevelopment, title: 'a'.repeat(300), features: ['a'.repeat(300)] } },
  ]),
};

export const States: Story = {
  parameters: { pseudo: pseudoStates('article, a', 'a') },
  render: inStates(ServiceCard),
};
