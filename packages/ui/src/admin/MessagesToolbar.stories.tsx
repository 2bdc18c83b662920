import { withDark } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { MessagesToolbar } from './MessagesToolbar';

const meta = {
  title: 'Panel/Messages/MessagesToolbar',
  tags: ['panel'],
  component: MessagesToolbar,
  args: {
    query: '',
    onQueryChange: fn(),
    found: undefined,
    exported: undefined,
    onExport: fn(),
    onCancelExport: fn(),
  },
} satisfies Meta<typeof MessagesToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: withDark },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search messages' }), 'ர');
    await expect(args.onQueryChange).toHaveBeenCalledWith('ர');
    await userEvent.click(canvas.getByRole('button', { name: 'Save all as a table' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

export const Found: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  render: inEach(MessagesToolbar, [
    { query: 'website', found: { count: 3, more: false, searching: false } },
    { query: 'website', found: { count: 30, more: true, searching: false } },
    { query: 'விலை', found: { count: 0, more: false, searching: true } },
  ]),
  play: async ({ canvas }) => {
    const [few, many] = canvas.getAllByRole('status');
    await waitFor(() => expect(few).toHaveTextContent('3 found'));
    await waitFor(() => expect(many).toHaveTextContent('More than 30 found'));
  },
};

export const SearchFailed: Story = {
  args: {
    query: 'rice',
    found: { count: 1, more: false, searching: false },
    onRetry: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Older messages could not be');
    await userEvent.click(canvas.getByRole('button', { name: 'Search again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

/** The button that starts an export cancels it. */
export const ExportRunning: Story = {
  args: { exported: { done: 2000, total: 5432 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancelExport).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('2000 of 5432 messages read'),
    );
  },
};
