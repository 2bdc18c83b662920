import { withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { CopyText } from './CopyText';

const text = 'Title\nSilk by a window\n\nContent\nMorning light.';

const meta = {
  title: 'Panel/Frame/CopyText',
  tags: ['panel'],
  component: CopyText,
  args: { text, label: 'Copy my text' },
} satisfies Meta<typeof CopyText>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const press = ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Copy my text' }));

export const Copied: Story = {
  parameters: { chromatic: withDark },
  play: async (context) => {
    spyOn(navigator.clipboard, 'writeText').mockImplementation(fn(async () => {}));
    await press(context);
    await context.canvas.findByRole('button', { name: 'Copied' });
  },
};

/** The text is shown and selected, to be copied by hand. */
export const Refused: Story = {
  play: async (context) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
    await press(context);
    const area = await context.canvas.findByRole<HTMLTextAreaElement>('textbox');
    await expect(area).toHaveFocus();
    await expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe(text);
  },
};
