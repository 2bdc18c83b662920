import { withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminIcons } from '../primitives/adminIcons';
import { IconButton } from '../primitives/IconButton';
import { Text } from '../primitives/Text';
import { Time } from '../primitives/Time';
import { AdminCard } from './AdminCard';

const meta = {
  title: 'Panel/Frame/AdminCard',
  tags: ['panel'],
  component: AdminCard,
  args: {
    title: 'Pongal page ready by December',
    meta: (
      <Time size="small" tone="muted" dateTime="2024-03-05T06:30:00Z">
        Mar 05, 2024
      </Time>
    ),
    actions: <IconButton icon={adminIcons.trash} label="Delete Pongal page ready by December" />,
    children: <Text size="small">The rush starts in the first week of January.</Text>,
  },
} satisfies Meta<typeof AdminCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: withDark },
};
