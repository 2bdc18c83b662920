import { withDark } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { CopyButton } from './CopyButton';

const text = 'Title\nSilk by a window\n\nContent\nMorning light.';

const meta = {
  title: 'Panel/Frame/CopyButton',
  tags: ['panel'],
  component: CopyButton,
  args: { text, label: 'Copy my text' },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Copied: Story = {
  parameters: { chromatic: withDark },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy my text' }));
    await canvas.findByRole('button', { name: 'Copied' });
    await expect(write).toHaveBeenCalledWith(text);
  },
};

/** The text is shown and selected, to be copied by hand. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
    await userEvent.click(canvas.getByRole('button'));
    const area = await canvas.findByRole<HTMLTextAreaElement>('textbox');
    await expect(area).toHaveFocus();
    await expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe(text);
  },
};
