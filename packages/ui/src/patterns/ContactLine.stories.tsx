import { longWord } from '@agency/mocks/fixtures/texts';
import { withDark } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContactLine } from './ContactLine';

const meta = {
  title: 'Site/Contact/ContactLine',
  component: ContactLine,
  args: { icon: 'phone', label: '+44 20 7946 0958', href: 'tel:+442079460958' },
} satisfies Meta<typeof ContactLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** CSS px: the least height of a touch target. */
const TOUCH_TARGET = 44;

/** A place without a URL is no link. */
export const Default: Story = {
  parameters: { chromatic: withDark },
  globals: { viewport: { value: 'phone' } },
  render: inEach(ContactLine, [
    {},
    { icon: 'pin', label: 'Exampleton, EX1 2PL', href: undefined },
    { icon: 'mail', label: longWord.slice(2400, 2600), iconSize: 'small' },
  ]),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    for (const link of canvas.getAllByRole('link')) {
      const { width, height } = link.getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(TOUCH_TARGET);
      await expect(width).toBeGreaterThan(300);
    }
  },
};
