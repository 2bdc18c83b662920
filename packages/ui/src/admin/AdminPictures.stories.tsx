import { storedPictures } from '@agency/mocks/fixtures/storedPictures';
import { everyWidthAndDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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

export const Loading: Story = {
  args: { pictures: { status: 'loading' } },
};

export const Failed: Story = {
  args: { pictures: { status: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { name: 'Pictures' })).toHaveFocus();
  },
};

export const Empty: Story = {
  args: { pictures: { status: 'ready', data: [] } },
};

export const StorageOff: Story = {
  args: { pictures: 'unavailable' },
};
