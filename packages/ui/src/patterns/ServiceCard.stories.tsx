import { services } from '@agency/mocks/fixtures/services';
import { longTitle, tamilText, tamilTitle } from '@agency/mocks/fixtures/texts';
import { withDark } from '@agency/stories/chromaticModes';
import { inEach, inStates, pseudoStates } from '@agency/stories/renderFunctions';
import { cardColumns } from '@agency/stories/storyDecorators';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { serviceIcons } from '../primitives/serviceIcons';
import { ServiceCard } from './ServiceCard';

const webDevelopment = { ...services[0], icon: serviceIcons.globe };

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
