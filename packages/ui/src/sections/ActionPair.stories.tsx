import { site } from '@agency/mocks/fixtures/site';
import { longTitle } from '@agency/mocks/fixtures/texts';
import { withDark } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActionPair } from './ActionPair';
import { Band } from './Band';

const meta = {
  title: 'Site/Bands/ActionPair',
  component: ActionPair,
  args: { primary: site.consultation, secondary: site.story },
} satisfies Meta<typeof ActionPair>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: withDark },
};

export const OnBold: Story = {
  args: { surface: 'bold' },
  decorators: (Story) => (
    <Band surface="festive">
      <Story />
    </Band>
  ),
};

/** On a phone both are as wide as the page's column, also with a long text. */
export const OnPhone: Story = {
  args: { primary: { href: '/contact', label: longTitle } },
  globals: { viewport: { value: 'smallPhone' } },
};
