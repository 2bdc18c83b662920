import { allMessages, messages } from '@agency/mocks/fixtures/messages';
import type { Message } from '@agency/model/message';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AdminMessages } from './AdminMessages';

const listOf = (items: readonly Message[], total = items.length) => ({
  list: { status: 'ready' as const, data: { items, total } },
});

const meta = {
  title: 'Sections/AdminMessages',
  component: AdminMessages,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    ...listOf(allMessages),
    onRetry: fn(),
    onMore: fn(),
    onDelete: fn(async () => true),
  },
} satisfies Meta<typeof AdminMessages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(`${allMessages.length} messages`)).toBeVisible();
    const { name } = messages.ordinary;
    const [button] = await canvas.findAllByRole('button', { name: `Delete message from ${name}` });
    if (!button) throw new Error('The first message cannot be deleted.');
    await userEvent.click(button);
    await expect(args.onDelete).toHaveBeenCalledWith(messages.ordinary);
  },
};

export const Loading: Story = {
  args: { list: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading contact messages...');
    await expect(canvas.queryByText(/\d messages$/)).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { list: { status: 'failed' } },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Failed to fetch contact messages.');
    await expect(canvas.queryByText('No contact messages yet.')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: listOf([]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No contact messages yet.')).toBeVisible();
    await expect(canvas.getByText('0 messages')).toBeVisible();
  },
};

/** The count's words stay as they are for one. */
export const One: Story = {
  args: listOf([messages.ordinary]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 messages')).toBeVisible();
  },
};

export const Many: Story = {
  args: listOf(
    Array.from({ length: 200 }, (_, index) => ({ ...messages.ordinary, id: `message-${index}` })),
    1000,
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1000 messages')).toBeVisible();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };
