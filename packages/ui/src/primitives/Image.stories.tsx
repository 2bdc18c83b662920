import { brokenPicture, pictures } from '@agency/mocks/fixtures/pictures';
import { withDark } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import { cardColumns } from '@agency/stories/storyDecorators';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { entryIcons } from './entryIcons';
import { Image } from './Image';

const meta = {
  title: 'Primitives/Image',
  component: Image,
  tags: ['photographs'],
  args: {
    src: pictures.shopFront,
    alt: 'A shop front',
    seed: 'shop',
    placeholderIcon: entryIcons.image,
  },
  decorators: [cardColumns],
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: 'A shop front' });
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    await expect(canvasElement.querySelector('[data-placeholder]')).not.toBeInTheDocument();
  },
};

/**
 * In place of a picture that is missing, that does not load, or whose URL is not one of the web.
 * A seed determines drawing and colour; the last one has no icon, as in the rows of the admin.
 */
export const Placeholders: Story = {
  parameters: { chromatic: withDark },
  render: inEach(Image, [
    { src: null },
    { src: brokenPicture, seed: 'four' },
    { src: 'javascript:alert(1)', seed: 'six' },
    { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=', seed: 'school' },
    { src: 'no address at all', seed: 'mill' },
    { src: null, seed: 'eight', placeholderIcon: undefined },
  ]),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeInTheDocument());
  },
};
