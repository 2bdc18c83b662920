import { noPicture } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../primitives/Button';
import { HistoryItem, type HistoryItemProps } from './HistoryItem';

const InList = (props: HistoryItemProps) => (
  <ul>
    <HistoryItem {...props} />
  </ul>
);

const meta = {
  title: 'Panel/History/HistoryItem',
  tags: ['panel'],
  component: HistoryItem,
  parameters: { chromatic: noPicture },
  render: InList,
  args: {
    title: 'Silk by a window',
    meta: 'Deleted Mar 28, 2024 13:45 by admin@example.com',
    action: <Button size="small">Bring back</Button>,
  },
} satisfies Meta<typeof HistoryItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  render: inEach(InList, [{}, { title: 'x'.repeat(500) }]),
};
