import { storedPictures } from '@agency/mocks/fixtures/storedPictures';
import { inEach } from '@agency/stories/matrix';
import { withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PictureRow } from './PictureRow';

const meta = {
  title: 'Panel/Pictures/PictureRow',
  tags: ['panel', '!stable', 'new'],
  component: PictureRow,
  args: { picture: storedPictures.used, onDelete: fn() },
} satisfies Meta<typeof PictureRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Used, not used, and incomplete. */
export const Default: Story = {
  parameters: { chromatic: withDark },
  render: inEach(PictureRow, [
    {},
    { picture: storedPictures.unused },
    { picture: storedPictures.incomplete },
  ]),
  play: async ({ args, canvas, userEvent }) => {
    const name = 'Have your Pongal page ready by December, A shop in the town';
    await expect(canvas.getByRole('article', { name })).toHaveTextContent('1600 px wide, 413 kB');
    await userEvent.click(canvas.getByRole('button', { name: `Delete the picture of ${name}` }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const LongTitles: Story = {
  args: { picture: storedPictures.longTitles },
  globals: { viewport: { value: 'smallPhone' } },
};
