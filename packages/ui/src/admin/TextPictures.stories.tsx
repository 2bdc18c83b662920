import { brokenPicture, pictures } from '@agency/mocks/fixtures/pictures';
import { withDark } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextPictures } from './TextPictures';

const meta = {
  title: 'Panel/Editor/TextPictures',
  tags: ['panel'],
  component: TextPictures,
  args: {
    pictures: [
      { alt: 'The counter of a shop', url: pictures.shopFront },
      { alt: '', url: brokenPicture },
      { alt: 'பொங்கல் பானைகளும் விளக்குகளும் அடுக்கப்பட்ட கடையின் முன்புறம்', url: pictures.shopFront },
    ],
    onOpen: fn(),
  },
} satisfies Meta<typeof TextPictures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: withDark },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'No description yet' }));
    await expect(args.onOpen).toHaveBeenCalledWith(1);
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };
