import { brokenPicture, pictures } from '@agency/mocks/fixtures/pictures';
import { noPicture } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { entryIcons } from './entryIcons';
import { Grid } from './Grid';
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
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '30rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

const showsPlaceholder = (canvasElement: HTMLElement) =>
  waitFor(() => {
    expect(canvasElement.querySelector('[data-placeholder]')).toBeInTheDocument();
    expect(canvasElement.querySelector('img')).not.toBeInTheDocument();
  });

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: 'A shop front' });
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    await expect(canvasElement.querySelector('[data-placeholder]')).not.toBeInTheDocument();
  },
};

export const Eager: Story = {
  args: { eager: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager');
  },
};

export const Missing: Story = {
  args: { src: null },
  play: ({ canvasElement }) => showsPlaceholder(canvasElement),
};

/** As in the rows of the admin. */
export const Thumbnail: Story = {
  args: { src: null, placeholderIcon: undefined },
  decorators: [
    (Story) => (
      <div style={{ width: '5rem' }}>
        <Story />
      </div>
    ),
  ],
  play: ({ canvasElement }) => showsPlaceholder(canvasElement),
};

export const Broken: Story = {
  args: { src: brokenPicture },
  play: ({ canvasElement }) => showsPlaceholder(canvasElement),
};

export const Script: Story = {
  args: { src: 'javascript:alert(1)' },
  play: ({ canvasElement }) => showsPlaceholder(canvasElement),
};

export const DataAddress: Story = {
  args: { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' },
  play: ({ canvasElement }) => showsPlaceholder(canvasElement),
};

export const Unreadable: Story = {
  args: { src: 'no address at all' },
  play: ({ canvasElement }) => showsPlaceholder(canvasElement),
};

/** A seed determines drawing and colour. */
export const Placeholders: Story = {
  args: { src: null },
  decorators: [],
  render: (args) => (
    <Grid>
      {['one', 'two', 'three'].map((seed) => (
        <li key={seed}>
          <Image {...args} seed={seed} />
        </li>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('[data-placeholder] > svg')];
    const distinct = new Set(drawings.map(({ innerHTML }) => innerHTML));
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
