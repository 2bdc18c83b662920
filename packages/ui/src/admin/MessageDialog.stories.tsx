import { messages } from '@agency/mocks/fixtures/messages';
import { everyWidthAndDark, noPicture } from '@agency/stories/chromaticModes';
import { says, withinDialog } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { MessageDialog, type MessageDialogProps } from './MessageDialog';

const meta = {
  title: 'Panel/Messages/MessageDialog',
  tags: ['panel'],
  component: MessageDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    message: messages.ordinary,
    onClose: fn(),
    onDelete: fn(),
    steps: { onPrevious: undefined, onNext: fn() },
    reply: (): ReturnType<MessageDialogProps['reply']> => ({
      mail: 'mailto:revathi.sundaram@example.com?subject=Your%20message',
      chat: 'https://wa.me/919876543211',
      call: 'tel:+919876543211',
    }),
  },
} satisfies Meta<typeof MessageDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidthAndDark },
  play: async ({ args, userEvent }) => {
    const dialog = await withinDialog(messages.ordinary.name);
    const print = spyOn(window, 'print').mockReturnValue();
    await userEvent.click(dialog.getByRole('button', { name: 'Print' }));
    await expect(print).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(args.message);
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await expect(args.steps?.onNext).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Copied: Story = {
  parameters: { chromatic: noPicture },
  play: async ({ userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const dialog = await withinDialog(messages.ordinary.name);
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    await expect(await dialog.findByRole('button', { name: 'Copied' })).toHaveFocus();
    await expect(await dialog.findByText('Message copied')).toBeInTheDocument();
    const [[text = ''] = []] = write.mock.calls;
    await expect(text).toContain(messages.ordinary.email);
    await expect(text).toContain(messages.ordinary.message);
  },
};

/** A browser that does not let pages copy selects the text. */
export const CopyRefused: Story = {
  play: async ({ userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No'));
    const dialog = await withinDialog(messages.ordinary.name);
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    await expect(await dialog.findByText(/^The message is selected/)).toBeVisible();
    await expect(window.getSelection()?.toString()).toBe(messages.ordinary.message);
  },
};

/** No number can be dialled or written to. */
export const MailOnly: Story = {
  args: {
    message: { ...messages.tamil, mobile: null },
    reply: () => ({ mail: 'mailto:a@example.com' }),
  },
  play: says('Reply by mail'),
};

export const OnPhone: Story = {
  args: { message: messages.longWord },
  globals: { viewport: { value: 'smallPhone' } },
  play: says('Reply by mail'),
};
