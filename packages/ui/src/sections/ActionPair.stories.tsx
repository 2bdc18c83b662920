import { site } from '@agency/mocks/fixtures/site';
import { longTitle } from '@agency/mocks/fixtures/texts';
import { withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const OnBold: Story = {
  args: { surface: 'bold' },
  decorators: [
    (Story) => (
      <Band surface="festive">
        <Story />
      </Band>
    ),
  ],
};

/** On a phone both are as wide as the page's column, also with a long text. */
export const OnPhone: Story = {
  args: { primary: { href: '/contact', label: longTitle } },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(first?.width).toBe(second?.width);
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? 0);
  },
};
