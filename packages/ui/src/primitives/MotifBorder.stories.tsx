import { withDark } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
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
};
