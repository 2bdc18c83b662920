import { brokenPicture, pictures } from '@agency/mocks/fixtures/pictures';
import { withDark } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MarkdownFigure } from './MarkdownFigure';

const figure = {
  type: 'figure' as const,
  src: pictures.templeTown,
  alt: '',
  caption: 'The counter, before the shop opens',
  href: undefined,
};

const meta = {
  title: 'Site/Entries/MarkdownFigure',
  component: MarkdownFigure,
  args: { figure, id: 'post' },
} satisfies Meta<typeof MarkdownFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: withDark } };

/** One without a description is named by where it leads. */
export const Link: Story = {
  args: {
    figure: { ...figure, src: brokenPicture, caption: undefined, href: 'https://shop.example/' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'https://shop.example/' })).toBeVisible();
  },
};
