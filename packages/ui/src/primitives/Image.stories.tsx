import { brokenPicture, pictures } from '@agency/mocks/fixtures/pictures';
import { cardColumns, inEach } from '@agency/stories/matrix';
import { noPicture, withDark } from '@agency/stories/modes';
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

export const Eager: Story = {
  parameters: { chromatic: noPicture },
  args: { eager: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager');
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
    { src: brokenPicture, seed: 'two' },
    { src: 'javascript:alert(1)', seed: 'three' },
    { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' },
    { src: 'no address at all' },
    { src: null, placeholderIcon: undefined },
  ]),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeInTheDocument());
    const drawings = [...canvasElement.querySelectorAll('[data-placeholder] > svg')];
    await expect(canvasElement.querySelectorAll('[data-placeholder]')).toHaveLength(6);
    const distinct = new Set(drawings.slice(0, 3).map(({ innerHTML }) => innerHTML));
    await expect(distinct.size).toBe(3);
  },
};

/** Without a picture: Chromium scales from whichever copy it has decoded for an earlier story. */
export const OnPhone: Story = {
  parameters: { chromatic: noPicture },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img');
    await waitFor(() => expect(picture?.clientWidth).toBeGreaterThan(200));
    await expect(picture?.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
