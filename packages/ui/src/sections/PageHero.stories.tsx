import { longTitle, longWord, tamilText, tamilTitle } from '@agency/mocks/fixtures/texts';
import { everyWidth } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageHero } from './PageHero';

const meta = {
  title: 'Sections/PageHero',
  component: PageHero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Our Portfolio',
    text: 'Explore our latest projects and success stories that showcase our expertise',
  },
} satisfies Meta<typeof PageHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidth },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Our Portfolio');
    await expect(canvas.getByText(args.text)).toBeVisible();
  },
};
export const LongText: Story = { args: { title: longTitle, text: longTitle.repeat(2) } };
export const LongWord: Story = {
  args: { title: longWord.slice(2400, 2600) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Tamil: Story = { args: { title: tamilTitle, text: tamilText } };
export const Emoji: Story = { args: { title: 'Blog 🌾' } };
export const OnTablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const OnPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };
