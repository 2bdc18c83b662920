import { site } from '@agency/mocks/fixtures/site';
import { withDark } from '@agency/stories/chromaticModes';
import { inBox } from '@agency/stories/storyDecorators';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BrandMark } from './BrandMark';

const meta = {
  title: 'Primitives/BrandMark',
  tags: ['!stable', 'new'],
  component: BrandMark,
  args: { brand: site.brand },
  decorators: [inBox({ width: '3rem' })],
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a logo: the motif. */
export const Default: Story = { parameters: { chromatic: withDark } };

/** Whatever its sides are, a logo is whole and takes a square: nothing moves when it has loaded. */
export const Logo: Story = {
  args: { logo: site.logo },
  play: async ({ canvasElement }) => {
    const logo = canvasElement.querySelector('img');
    await waitFor(() => expect(logo).toHaveProperty('complete', true));
  },
};
