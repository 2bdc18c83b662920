import { pictures } from '@agency/mocks/fixtures/pictures';
import { noPicture, withDark } from '@agency/stories/chromaticModes';
import { inEach, keeping } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CoverField } from './CoverField';
import { PictureField } from './PictureField';

const COUNTER = 'https://example.com/counter.webp';
const SENDING = {
  state: { status: 'sending', done: 0.4 },
  onFile: fn(),
  onCancel: fn(),
  onRetry: fn(),
} as const;

const meta = {
  title: 'Panel/Editor/CoverField',
  tags: ['panel'],
  component: CoverField,
  args: {
    title: 'Cover',
    label: 'Image URL (Optional)',
    pictures: [{ url: COUNTER, alt: 'The counter', start: 0, end: 51 }],
    url: '',
    onUrl: fn(),
  },
} satisfies Meta<typeof CoverField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first picture of the text is not chosen, and chosen. Where another one is the cover, it is not offered. */
export const Default: Story = {
  parameters: { chromatic: withDark },
  render: inEach(CoverField, [{}, { url: COUNTER }, { url: 'https://example.com/other.webp' }]),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2);
  },
};

/** What the picture shows is written while it is on its way, becomes a part of its URL, and is not said of another one. */
export const Described: Story = {
  parameters: { chromatic: noPicture },
  args: {
    pictures: [],
    pictureInput: ({ url, onUrl, onChoose, ...described }) => (
      <>
        <PictureField url={url} {...described} upload={url ? undefined : SENDING} />
        <button type="button" onClick={() => onChoose({ file: new File([''], 'b.webp') })}>
          Choose another
        </button>
        <button type="button" onClick={() => onUrl(url ? pictures.shopFront : COUNTER)}>
          Arrive
        </button>
      </>
    ),
  },
  render: keeping(CoverField, 'url', 'onUrl'),
  play: async ({ args, canvas, userEvent }) => {
    const shows = canvas.getByLabelText('What the picture shows (Optional)');
    const arrive = canvas.getByRole('button', { name: 'Arrive' });
    const fragment = (alt: string) => `#${new URLSearchParams({ alt })}`;
    await userEvent.click(shows);
    await userEvent.paste('ஒரு கடை & 100% 🌾 ');
    await userEvent.click(arrive);
    await expect(args.onUrl).toHaveBeenLastCalledWith(COUNTER + fragment('ஒரு கடை & 100% 🌾 '));
    await userEvent.click(shows);
    await userEvent.paste('A');
    await expect(shows).toHaveValue('ஒரு கடை & 100% 🌾 A');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another' }));
    await expect(shows).toHaveValue('');
    await userEvent.click(shows);
    await userEvent.paste('The shop');
    await userEvent.click(arrive);
    const other = pictures.shopFront + fragment('The shop');
    await expect(args.onUrl).toHaveBeenLastCalledWith(other);
    await userEvent.clear(shows);
    await expect(args.onUrl).toHaveBeenLastCalledWith(pictures.shopFront);
  },
};
