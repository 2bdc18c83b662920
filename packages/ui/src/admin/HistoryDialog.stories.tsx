import { changes } from '@agency/mocks/fixtures/history';
import { posts } from '@agency/mocks/fixtures/posts';
import { type Change, versionsOf } from '@agency/model/history';
import { everyWidth, everyWidthAndDark, noPicture } from '@agency/stories/chromaticModes';
import { hasFailed, isLoading, offersRetry, says, withinDialog } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HistoryDialog } from './HistoryDialog';

const { title, content } = posts.ordinary;

const meta = {
  title: 'Panel/History/HistoryDialog',
  tags: ['panel'],
  component: HistoryDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    open: true,
    onClose: fn(),
    versions: { status: 'ready', data: versionsOf(changes) },
    onRetry: fn(),
    labels: { title: 'Title', excerpt: 'Excerpt', content: 'Content', tags: 'Tags' },
    compared: null,
    onCompare: fn(),
    fields: { status: 'loading' },
    onRetryFields: fn(),
    onRestore: fn(),
    restoring: false,
  },
} satisfies Meta<typeof HistoryDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { chromatic: everyWidthAndDark },
  play: async ({ args, userEvent }) => {
    const dialog = await withinDialog('History');
    await userEvent.click(dialog.getByRole('button', { name: /^Compare .* Mar 20, 2024 22:10$/ }));
    await expect(args.onCompare).toHaveBeenCalledWith(41);
  },
};

export const Loading: Story = isLoading('versions', 'Loading the history...');
export const Failed: Story = hasFailed('versions', 'Failed to read the history.');

/** The entry was last saved before changes were recorded. */
export const Empty: Story = {
  args: { versions: { status: 'ready', data: [] } },
  play: says('No saved changes yet'),
};

const created: Change = {
  id: 1,
  made_at: '2024-03-01T08:15:00+00:00',
  made_by: 'admin@example.com',
  action: 'insert',
  changed: [],
};

/** Only the present version: nothing to compare it with. */
export const One: Story = {
  args: { versions: { status: 'ready', data: versionsOf([created]) } },
  play: says('Created by admin@example.com'),
};

export const Compared: Story = {
  parameters: { chromatic: everyWidth },
  args: {
    compared: 41,
    fields: {
      status: 'ready',
      data: [
        { label: 'Title', before: title, after: `Old ${title}` },
        { label: 'Content', before: `${content}\n\nA new last paragraph.`, after: content },
      ],
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = await withinDialog('History');
    await userEvent.click(dialog.getByRole('button', { name: 'Restore this version' }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { expanded: true }));
    await expect(args.onCompare).toHaveBeenCalledWith(null);
  },
};

export const ComparedLoading: Story = {
  parameters: { chromatic: noPicture },
  args: { compared: 41 },
  play: says('Loading this version...'),
};

export const ComparedFailed: Story = {
  parameters: { chromatic: noPicture },
  args: { compared: 41, fields: { status: 'failed' } },
  play: offersRetry('Failed to read this version.', 'onRetryFields'),
};

const { tamil } = posts;

export const RestoringOnPhone: Story = {
  args: {
    restoring: true,
    compared: 41,
    fields: {
      status: 'ready',
      data: [
        { label: 'Title', before: 'x'.repeat(5000), after: tamil.title },
        { label: 'Content', before: tamil.content.repeat(20), after: tamil.content },
      ],
    },
  },
  globals: { viewport: { value: 'smallPhone' } },
  play: says('Restoring...'),
};
