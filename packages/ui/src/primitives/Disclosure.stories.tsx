import { withDark } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Disclosure } from './Disclosure';
import { Text } from './Text';

const meta = {
  title: 'Primitives/Disclosure',
  tags: ['!stable', 'new'],
  component: Disclosure,
  args: {
    summary: 'Slug and excerpt',
    children: <Text>No studio and no lamps.</Text>,
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: withDark } };

export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const content = canvas.getByText('No studio and no lamps.');
    await expect(content).not.toBeVisible();
    await userEvent.click(canvas.getByText(args.summary));
    await expect(content).toBeVisible();
  },
};
