import { withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MotifBorder } from './MotifBorder';

const meta = {
  title: 'Primitives/MotifBorder',
  tags: ['!stable', 'new'],
  component: MotifBorder,
} satisfies Meta<typeof MotifBorder>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Decorative: hidden from assistive technology. */
export const Default: Story = {
  parameters: { chromatic: withDark },
  play: async ({ canvasElement }) => {
    const border = canvasElement.querySelector('div[aria-hidden="true"]');
    await expect(border).toBeVisible();
    await expect(border).toBeEmptyDOMElement();
  },
};
