import { themesAndForcedColors } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Highlighted } from './Highlighted';

const meta = {
  title: 'Primitives/Highlighted',
  component: Highlighted,
  args: { text: 'Have your Pongal page ready by December', words: ['pongal', 'dec'] },
} satisfies Meta<typeof Highlighted>;

export default meta;
type Story = StoryObj<typeof meta>;

const marksIn = (element: HTMLElement) =>
  [...element.querySelectorAll('mark')].map(({ textContent }) => textContent);

export const Default: Story = {
  parameters: { chromatic: themesAndForcedColors },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(marksIn(canvasElement)).toEqual(['Pongal', 'Dec']);
    await expect(canvas.getByText(/Have your/)).toHaveTextContent(args.text);
  },
};

/** A consonant marks the whole syllable. */
export const Tamil: Story = {
  args: { text: 'குடை, கடை, தமிழ் வலைத்தளம்', words: ['க', 'வலை'] },
  play: async ({ canvasElement }) => {
    await expect(marksIn(canvasElement)).toEqual(['கு', 'க', 'வலை']);
  },
};

export const RightToLeft: Story = { args: { text: 'مرحبا بالعالم الجديد', words: ['عالم'] } };
export const Emoji: Story = { args: { text: 'Farms 🌾 and families 👨‍👩‍👧', words: ['🌾', '👩'] } };
export const Markup: Story = {
  args: { text: '<b>bold</b>', words: ['<b>'] },
  play: async ({ canvasElement }) => {
    await expect(marksIn(canvasElement)).toEqual(['<b>']);
  },
};

/** Without words it is the text alone. */
export const Nothing: Story = {
  args: { words: [] },
  play: async ({ canvasElement }) => {
    await expect(marksIn(canvasElement)).toEqual([]);
  },
};
