import { noPicture } from '@agency/stories/chromaticModes';
import { focusedDialog } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Text } from '../primitives/Text';
import { ItemDialog } from './ItemDialog';

const meta = {
  title: 'Site/Entries/ItemDialog',
  component: ItemDialog,
  parameters: { chromatic: noPicture, docs: { story: { inline: false, iframeHeight: 480 } } },
  args: {
    open: true,
    onClose: fn(),
    title: 'Nool Veedu Handloom',
    steps: { onPrevious: undefined, onNext: fn() },
    children: <Text>An online shop for a small house of silk and cotton weavers.</Text>,
  },
} satisfies Meta<typeof ItemDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The focus begins on the close button: an arrow key alone then leads on, and does nothing at an end; with Alt it is the browser's. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await focusedDialog(args.title));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.keyboard(
      '{ArrowLeft}{Shift>}{ArrowRight}{/Shift}{Alt>}{ArrowRight}{/Alt}{ArrowRight}',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await expect(args.steps?.onNext).toHaveBeenCalledTimes(2);
  },
};
