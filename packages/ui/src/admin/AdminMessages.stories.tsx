import { allMessages, messages } from '@agency/mocks/fixtures/messages';
import type { Message } from '@agency/model/message';
import { listing, ready } from '@agency/stories/adminStoryArgs';
import { everyWidth, everyWidthAndDark } from '@agency/stories/chromaticModes';
import { says } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AdminMessages, SelectionBar } from './AdminMessages';
import messagesToolbar from './MessagesToolbar.stories';

const meta = {
  title: 'Panel/Messages/AdminMessages',
  tags: ['panel'],
  component: AdminMessages,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    ...listing(allMessages),
    toolbar: messagesToolbar.args,
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

export const Ready: Story = {
  parameters: { chromatic: everyWidthAndDark },
};

/** Scrolled down, new rows would push the list away from the reader: a button shows them. */
export const New: Story = {
  parameters: { chromatic: everyWidth },
  args: {
    isNew: ({ id }) => id === messages.ordinary.id,
    newMessages: { waiting: true, announcement: '', onShow: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
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
  play: says('1 found'),
};

export const NothingFound: Story = {
  args: {
    toolbar: { ...meta.args.toolbar, query: 'nowhere' },
    found: { items: [], total: 0, searching: false, more: false },
  },
};

export const Selected: Story = {
  parameters: { chromatic: everyWidth },
  args: {
    selection: { ...meta.args.selection, ids: new Set([messages.ordinary.id, messages.tamil.id]) },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete selected' }));
    await expect(args.selection.onDelete).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus());
  },
};

/** The bar alone, while the deletion runs. */
export const Deleting: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  render: () => <SelectionBar count={12_345} deleting onDelete={fn()} onClear={fn()} />,
};
