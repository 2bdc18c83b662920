import { noPicture } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../primitives/Button';
import { HistoryItem } from './HistoryItem';

const meta = {
  title: 'Patterns/HistoryItem',
  component: HistoryItem,
  parameters: { chromatic: noPicture },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
  args: {
    title: 'Silk by a window',
    meta: 'Deleted Mar 28, 2024 13:45 by admin@example.com',
    action: <Button size="small">Bring back</Button>,
  },
} satisfies Meta<typeof HistoryItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Silk by a window');
  },
};

export const LongTitle: Story = {
  args: { title: 'x'.repeat(5000) },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('listitem');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
