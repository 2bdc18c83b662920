import { manyPosts } from '@agency/mocks/fixtures/posts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../primitives/Button';
import { AdminList } from './AdminList';

const meta = {
  title: 'Sections/AdminList',
  component: AdminList,
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: {
    title: 'Notes',
    badge: '40 notes',
    create: { label: 'New Note', onClick: fn() },
    texts: {
      loading: 'Loading notes...',
      empty: 'No notes yet. Create your first note!',
      failed: 'Failed to fetch notes.',
    },
    list: { status: 'ready', data: { items: manyPosts(40), total: 40 } },
    onRetry: fn(),
    onMore: fn(),
    onDelete: fn(async () => true),
    estimatedHeight: 60,
    children: ({ id }, remove) => (
      <Button tone="neutral" variant="outline" onClick={remove}>
        Delete {id}
      </Button>
    ),
  },
} satisfies Meta<typeof AdminList>;

export default meta;
type Story = StoryObj<typeof meta>;

const listOf = (items: { id: string }[], total = items.length) => ({
  list: { status: 'ready' as const, data: { items, total } },
});

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('list', { name: 'Notes' })).toBeVisible();
    await expect(canvas.getByText('40 notes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New Note' }));
    await expect(args.create?.onClick).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { list: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading notes...');
  },
};

/** A failure is not emptiness: that would be a lie. */
export const Failed: Story = {
  args: { list: { status: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch notes.');
    await expect(canvas.queryByText(/^No notes yet/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: listOf([]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No notes yet. Create your first note!')).toBeVisible();
  },
};

export const One: Story = { args: listOf(manyPosts(1)) };

/** Its end is far away: nothing more is asked for yet. */
export const Many: Story = {
  args: listOf(manyPosts(500), 1000),
  play: async ({ args, canvas }) => {
    await canvas.findByRole('button', { name: 'Delete post-1' });
    await expect(args.onMore).not.toHaveBeenCalled();
  },
};

/** A row that is gone cannot hold the focus: the title takes it. */
export const Deleted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete post-2' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Notes' })).toHaveFocus());
  },
};

export const NotDeleted: Story = {
  args: { onDelete: fn(async () => false) },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Delete post-2' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
  },
};

export const WithoutCreation: Story = {
  args: listOf(manyPosts(3)),
  render: ({ create: _, ...args }) => <AdminList {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'New Note' })).not.toBeInTheDocument();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };
