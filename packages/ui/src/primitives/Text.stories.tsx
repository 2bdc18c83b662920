import { family, longTitle, longWord, markup, tamilText } from '@agency/mocks/fixtures/texts';
import { argTypeOf } from '@agency/stories/argTypeOf';
import { noPicture, withDark } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from './Text';
import { clamps, sizes, tones, weights } from './Text.css';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  argTypes: {
    size: argTypeOf(sizes, 'body'),
    tone: argTypeOf(tones, 'main'),
    weight: argTypeOf(weights),
    lines: { control: 'number', table: { type: { summary: Object.keys(clamps).join(' | ') } } },
  },
  args: { children: 'We listen first, and we build what the business in front of us needs.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Looks: Story = {
  parameters: { chromatic: withDark },
  render: inEach(Text, [
    ...(['lead', 'body', 'small', 'caption'] as const).map((size) => ({ size })),
    ...(['muted', 'accent', 'note'] as const).map((tone) => ({ tone })),
    ...(['medium', 'bold'] as const).map((weight) => ({ weight })),
  ]),
};

/** Longer texts are cut off. */
export const Lines: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  render: inEach(Text, [
    { lines: 2, children: longTitle },
    { lines: 3, children: longWord },
  ]),
};

/** Line breaks are the author’s, and markup is text. */
export const Authored: Story = {
  render: inEach(Text, [
    { authored: true, children: 'First line\nSecond line\n\nFourth line' },
    { children: markup },
  ]),
};

/** WebKit ends where it looks for the prettiest lines of Tamil; other texts have them. */
export const TamilLines: Story = {
  parameters: { chromatic: noPicture },
  render: inEach(Text, [{ children: tamilText }, { lines: 3, children: tamilText }, {}]),
  play: async ({ args, canvas }) => {
    for (const text of canvas.getAllByText(tamilText)) {
      await expect(text).toHaveStyle({ textWrap: 'wrap' });
    }
    await expect(canvas.getByText(String(args.children))).toHaveStyle({ textWrap: 'pretty' });
  },
};

/** Measured texts have lines of a readable length. */
export const Texts: Story = {
  render: inEach(Text, [
    { measured: true, children: longTitle.repeat(4) },
    { measured: true, children: tamilText },
    { children: `Super 👍🏽 🌾🍚 ${family}` },
    { children: longWord.slice(2000, 3000) },
  ]),
};
