import { storedPictures } from '@agency/mocks/fixtures/storedPictures';
import { everyWidthAndDark } from '@agency/stories/chromaticModes';
import { hasFailed, isLoading } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AdminPictures } from './AdminPictures';

const all = Object.values(storedPictures);
type Shown = (typeof all)[number];

const meta = {
  title: 'Panel/Pictures/AdminPictures',
  tags: ['panel', '!stable', 'new'],
  component: AdminPictures<Shown>,
  args: {
    pictures: { status: 'ready', data: all },
    onRetry: fn(),
    onDelete: fn(async (_picture: Shown) => true),
  },
} satisfies Meta<typeof AdminPictures<Shown>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { chromatic: everyWidthAndDark },
};

export const Loading: Story = isLoading('pictures', 'Loading pictures...');
export const Failed: Story = hasFailed('pictures', 'Failed to fetch pictures.');

export const Empty: Story = {
  args: { pictures: { status: 'ready', data: [] } },
};

export const StorageOff: Story = {
  args: { pictures: 'unavailable' },
};
