import { tamilText } from '@agency/mocks/fixtures/texts';
import { everyWidthAndDark, noPicture } from '@agency/stories/chromaticModes';
import { isLoading, offersRetry, says, withinDialog } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { SiteBuildDialog } from './SiteBuildDialog';

const meta = {
  title: 'Panel/Editor/SiteBuildDialog',
  tags: ['panel'],
  component: SiteBuildDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    open: true,
    onClose: fn(),
    waiting: {
      status: 'ready',
      data: [
        { id: '1', title: 'Have your Pongal page ready by December', change: 'created' },
        { id: '2', title: tamilText, change: 'changed' },
        { id: '3', title: 'The three prices of a website', change: 'deleted' },
      ],
    },
    onRetry: fn(),
    onBuild: fn(),
    busy: false,
  },
} satisfies Meta<typeof SiteBuildDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { chromatic: everyWidthAndDark },
  play: async ({ args, userEvent }) => {
    const dialog = await withinDialog('Publish');
    await userEvent.click(dialog.getByRole('button', { name: 'Publish now' }));
    await expect(args.onBuild).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = isLoading('waiting', 'Comparing with the last build...');

/** A build can be started all the same. */
export const Failed: Story = {
  parameters: { chromatic: noPicture },
  args: { waiting: { status: 'failed' } },
  play: async (context) => {
    await offersRetry('Failed to compare with the last build.')(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Publish now' }));
    await expect(context.args.onBuild).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { waiting: { status: 'ready', data: [] } },
  play: says('Nothing waits for a build'),
};

export const Busy: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  args: { busy: true },
  play: says('Starting...'),
};
