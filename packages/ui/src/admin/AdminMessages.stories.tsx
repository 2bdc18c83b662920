import { allMessages, messages } from '@agency/mocks/fixtures/messages';
import type { Message } from '@agency/model/message';
import { ready } from '@agency/stories/adminStoryHelpers';
import { everyWidth, everyWidthAndDark, noPicture } from '@agency/stories/modes';
import { findDialog, fitsWidth } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, waitFor, within } from 'storybook/test';
import { AdminMessages, type AdminMessagesProps } from './AdminMessages';

const manyMessages = (count: number): Message[] =>
  Array.from({ length: count }, (_, index) => ({
    ...messages.ordinary,
    id: `message-${index + 1}`,
    name: `Visitor ${index + 1}`,
  }));

const meta = {
  title: 'Panel/Messages/AdminMessages',
  tags: ['panel'],
  component: AdminMessages,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    ...ready(allMessages),
    onRetry: fn(),
    onMore: fn(),
    onDelete: fn(async () => true),
    toolbar: {
      query: '',
      onQueryChange: fn(),
      exported: undefined,
      onExport: fn(),
      onCancelExport: fn(),
    },
    found: undefined,
    onMoreFound: fn(),
    isNew: (_message: Message): boolean => false,
    newMessages: { waiting: false, announcement: '', onShow: fn() },
    selection: {
      ids: new Set<string>(),
      deleting: false,
      onSelect: fn(),
      onClear: fn(),
      onDelete: fn(async () => true),
    },
    opened: undefined,
    onOpen: fn(),
    reply: () => ({ mail: 'mailto:revathi.sundaram@example.com' }),
  },
} satisfies Meta<typeof AdminMessages>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Removes deleted rows, as a route does. */
function Kept({ list, onDelete, ...props }: AdminMessagesProps) {
  const [items, setItems] = useState(list.status === 'ready' ? list.data.items : []);
  const remove = async (message: Message) => {
    const gone = await onDelete(message);
    if (gone) setItems((all) => all.filter(({ id }) => id !== message.id));
    return gone;
  };
  return <AdminMessages {...props} {...ready(items)} onDelete={remove} />;
}

export const Ready: Story = {
  parameters: { chromatic: everyWidthAndDark },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Contact Messages');
    await expect(canvas.getByText(`${allMessages.length} messages`)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(messages.ordinary.name);
  },
};

export const Loading: Story = {
  args: { list: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading contact messages...');
    await expect(canvas.queryByText(/\d messages/)).not.toBeInTheDocument();
  },
};

/** A failure shows neither a count nor the empty state. */
export const Failed: Story = {
  args: { list: { status: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Failed to fetch contact messages.')).toBeVisible();
    await expect(canvas.queryByText(/\d messages|No contact/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: ready([]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No contact messages yet.')).toBeVisible();
    await expect(canvas.getByText('0 messages')).toBeVisible();
  },
};

/** Scrolled down, new rows would push the list away from the reader: a button shows them. */
export const New: Story = {
  parameters: { chromatic: everyWidth },
  args: {
    isNew: ({ id }) => id === messages.ordinary.id,
    newMessages: { waiting: true, announcement: '', onShow: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText('New')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Show new messages' }));
    await expect(args.newMessages.onShow).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus();
  },
};

/** The badge still counts all messages. */
export const Found: Story = {
  parameters: { chromatic: everyWidth },
  args: {
    ...ready(allMessages, 2500),
    toolbar: { ...meta.args.toolbar, query: 'கடை' },
    found: { items: [messages.tamil], total: 1, searching: false, more: false },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getByText('2500 messages')).toBeVisible();
    await expect(await canvas.findByText('1 found')).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: {
    toolbar: { ...meta.args.toolbar, query: 'nowhere' },
    found: { items: [], total: 0, searching: false, more: false },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No messages found.')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('nowhere');
  },
};

export const Selected: Story = {
  parameters: { chromatic: everyWidth },
  args: {
    selection: { ...meta.args.selection, ids: new Set([messages.ordinary.id, messages.tamil.id]) },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete selected' }));
    await expect(args.selection.onDelete).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus());
  },
};

export const Opened: Story = {
  parameters: { chromatic: noPicture },
  args: { opened: messages.ordinary },
  play: async () => {
    const dialog = within(await findDialog(messages.ordinary.name));
    await expect(dialog.getByRole('link', { name: 'Reply by mail' })).toBeVisible();
  },
};

/**
 * A long list renders only the cards near the viewport, and asks for more at its end. The count is
 * the total, not the number of loaded rows.
 */
export const Many: Story = {
  parameters: { chromatic: noPicture },
  args: ready(manyMessages(1000), 2500),
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText('Visitor 1')).toBeVisible());
    await expect(canvas.getByText('2500 messages')).toBeVisible();
    await expect(canvas.getAllByRole('article').length).toBeLessThan(40);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '2500');
    await expect(args.onMore).not.toHaveBeenCalled();
    await waitFor(() => {
      window.scrollTo({ top: document.documentElement.scrollHeight });
      expect(canvas.getByText('Visitor 1000')).toBeVisible();
    });
    await waitFor(() => expect(args.onMore).toHaveBeenCalled());
    await expect(canvas.getAllByRole('article').length).toBeLessThan(40);
    await expect(canvas.queryByText('Visitor 1')).not.toBeInTheDocument();
  },
};

/** A delete that was cancelled or refused keeps the message and the focus. */
export const Deleted: Story = {
  parameters: { chromatic: noPicture },
  args: ready([messages.ordinary, messages.tamil]),
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    mocked(args.onDelete).mockResolvedValueOnce(false);
    const name = `Delete message from ${messages.ordinary.name}`;
    const button = canvas.getByRole('button', { name });
    await userEvent.click(button);
    await expect(mocked(args.onDelete).mock.calls).toEqual([[messages.ordinary]]);
    await expect(button).toHaveFocus();
    await expect(canvas.getByText('2 messages')).toBeVisible();
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus());
    await expect(canvas.getByText('1 messages')).toBeVisible();
  },
};

export const Texts: Story = {
  args: ready([messages.longWord, messages.tamil, messages.manyParagraphs]),
  globals: { viewport: { value: 'smallPhone' } },
  play: fitsWidth,
};
