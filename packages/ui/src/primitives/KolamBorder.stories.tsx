import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KolamBorder } from './KolamBorder';

const meta = {
  title: 'Primitives/KolamBorder',
  component: KolamBorder,
} satisfies Meta<typeof KolamBorder>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Decorative: hidden from assistive technology. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const border = canvasElement.querySelector('div[aria-hidden="true"]');
    await expect(border).toBeVisible();
    await expect(border).toBeEmptyDOMElement();
  },
};
