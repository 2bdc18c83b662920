import { deletedEntries } from '@agency/mocks/fixtures/history';
import { everyWidthAndDark } from '@agency/stories/chromaticModes';
import { hasFailed, isLoading, says, withinDialog } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { DeletedDialog } from './DeletedDialog';

const [newest] = deletedEntries;

const meta = {
  title: 'Panel/History/DeletedDialog',
  tags: ['panel'],
  component: DeletedDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    open: true,
    onClose: fn(),
    entries: { status: 'ready', data: deletedEntries },
    onRetry: fn(),
    onBringBack: fn(async () => true),
    busy: undefined,
  },
} satisfies Meta<typeof DeletedDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The pressed button goes with its entry, so the sentence above the list takes the focus. */
export const Ready: Story = {
  parameters: { chromatic: everyWidthAndDark },
  play: async ({ args, userEvent }) => {
    const dialog = await withinDialog('Recently deleted');
    await userEvent.click(dialog.getByRole('button', { name: `Bring back ${newest?.title}` }));
    await expect(args.onBringBack).toHaveBeenCalledWith(newest);
    await waitFor(() =>
      expect(dialog.getByText('What is deleted can be brought back for 30 days.')).toHaveFocus(),
    );
  },
};

export const Loading: Story = isLoading('entries', 'Loading what was deleted...');
export const Failed: Story = hasFailed('entries', 'Failed to read what was deleted.');

export const Empty: Story = {
  args: { entries: { status: 'ready', data: [] } },
  play: says('Nothing was deleted'),
};

export const Busy: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  args: { busy: newest?.id },
  play: says('Bringing back...'),
};
