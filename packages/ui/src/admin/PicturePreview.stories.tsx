import { brokenPicture, pictures } from '@agency/mocks/fixtures/pictures';
import { noPicture, withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PicturePreview } from './PicturePreview';

const meta = {
  title: 'Panel/Pictures/PicturePreview',
  component: PicturePreview,
  tags: ['panel', '!stable', 'new'],
  args: { url: pictures.shopFront },
} satisfies Meta<typeof PicturePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Announces the size of the picture. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^\d+ × \d+ px$/));
  },
};

export const Broken: Story = {
  parameters: { chromatic: withDark },
  globals: { viewport: { value: 'smallPhone' } },
  args: { url: brokenPicture },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^No picture loads from this address/);
    await expect(canvasElement.querySelector('img')).not.toBeInTheDocument();
  },
};

/** What can't be a picture of the web is not looked at: the field says what is wrong with it. */
export const NoUrl: Story = {
  parameters: { chromatic: noPicture },
  args: { url: 'javascript:alert(1)' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).not.toBeInTheDocument();
  },
};
