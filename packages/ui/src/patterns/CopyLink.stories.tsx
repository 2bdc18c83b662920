import { withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { CopyLink } from './CopyLink';

const url = 'https://studio.example/blog/pots-and-lamps';

const meta = {
  title: 'Site/Entries/CopyLink',
  component: CopyLink,
  args: { url },
} satisfies Meta<typeof CopyLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Copied: Story = {
  parameters: { chromatic: withDark },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(write).toHaveBeenCalledWith(url);
    await expect(await canvas.findByRole('status')).toHaveTextContent('Link copied');
    await expect(canvas.getByRole('button', { name: 'Link copied' })).toHaveFocus();
  },
};

/** The URL is shown and selected, to be copied by hand. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
    await userEvent.click(canvas.getByRole('button'));
    const field = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
    await expect(field).toHaveFocus();
    await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(url);
  },
};
