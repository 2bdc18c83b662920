import { longTitle, longWord, tamilText, tamilTitle } from '@agency/mocks/fixtures/texts';
import { everyWidth } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AboutStory } from './AboutStory';

const meta = {
  title: 'Sections/AboutStory',
  component: AboutStory,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Our Story',
    paragraphs: [
      'Studio began in a town in southern India where every shop owner is known by name.',
      'The same people who plan a project carry it through.',
      'Our mission is to help small and mid-sized businesses grow with innovation.',
    ],
    delay: 0.2,
  },
} satisfies Meta<typeof AboutStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidth },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Our Story');
    for (const paragraph of args.paragraphs) {
      await expect(canvas.getByText(paragraph)).toBeInTheDocument();
    }
  },
};
export const One: Story = { args: { paragraphs: ['One paragraph alone.'] } };
export const LongText: Story = {
  args: { title: longTitle, paragraphs: [longTitle.repeat(6), longTitle.repeat(3)] },
};
export const LongWord: Story = {
  args: { paragraphs: [longWord] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Tamil: Story = { args: { title: tamilTitle, paragraphs: [tamilText] } };
export const OnPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };
