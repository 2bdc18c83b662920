import { withDark } from '@agency/stories/modes';
import { inEach } from '@agency/stories/storyDecorators';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FirstPictureCheckbox } from './FirstPictureCheckbox';

const COUNTER = 'https://example.com/counter.webp';

const meta = {
  title: 'Panel/Editor/FirstPictureCheckbox',
  tags: ['panel'],
  component: FirstPictureCheckbox,
  args: {
    pictures: [{ url: COUNTER, alt: 'The counter', start: 0, end: 51 }],
    url: '',
    onUrl: fn(),
  },
} satisfies Meta<typeof FirstPictureCheckbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Not chosen, and chosen. Where another picture is the cover, nothing is offered. */
export const Default: Story = {
  parameters: { chromatic: withDark },
  render: inEach(FirstPictureCheckbox, [
    {},
    { url: COUNTER },
    { url: 'https://example.com/other.webp' },
  ]),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2);
  },
};
