import { longWord } from '@agency/mocks/fixtures/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContactLine } from './ContactLine';

const meta = {
  title: 'Patterns/ContactLine',
  component: ContactLine,
  args: { icon: 'phone', label: '+44 20 7946 0958', href: 'tel:+442079460958' },
} satisfies Meta<typeof ContactLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** CSS px: the least height of a touch target. */
const TOUCH_TARGET = 44;

export const Default: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('link').getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(TOUCH_TARGET);
    await expect(width).toBeGreaterThan(300);
  },
};

export const Place: Story = {
  args: { icon: 'pin', label: 'Exampleton, EX1 2PL', href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const LongWord: Story = {
  args: { icon: 'mail', label: longWord.slice(0, 200), iconSize: 'small' },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Hovered: Story = { parameters: { pseudo: { hover: 'a' } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a' } } };
