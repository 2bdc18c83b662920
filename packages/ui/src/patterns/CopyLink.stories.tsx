import { withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { CopyLink } from './CopyLink';

const url = 'https://studio.example/blog/pots-and-lamps';

const meta = {
  title: 'Site/Entries/CopyLink',
  component: CopyLink,
  args: { url },
} satisfies Meta<typeof CopyLink>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const press = ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));

export const Copied: Story = {
  parameters: { chromatic: withDark },
  play: async (context) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(fn(async () => {}));
    await press(context);
    await expect(write).toHaveBeenCalledWith(url);
    await expect(await context.canvas.findByRole('status')).toHaveTextContent('Link copied');
    await expect(context.canvas.getByRole('button', { name: 'Link copied' })).toHaveFocus();
  },
};

/** The URL is shown and selected, to be copied by hand. */
export const Refused: Story = {
  play: async (context) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
    await press(context);
    const field = await context.canvas.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
    await expect(field).toHaveFocus();
    await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(url);
  },
};
