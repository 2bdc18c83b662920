import { tamilText } from '@agency/mocks/fixtures/texts';
import { everyWidth } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Founder } from './Founder';

const meta = {
  title: 'Sections/Founder',
  component: Founder,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Meet Our Founder',
    name: 'Anbu Selvan',
    bio: 'A lawyer, entrepreneur and marketer: trained to read the small print, used to running a business, and at home in finding the people it is for.',
    delay: 0.6,
  },
} satisfies Meta<typeof Founder>;

export default meta;
type Story = StoryObj<typeof meta>;

const initialIn = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[aria-hidden="true"] > span');

export const Default: Story = {
  parameters: { chromatic: everyWidth },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Anbu Selvan');
    await expect(initialIn(canvasElement)).toHaveTextContent(/^A$/);
  },
};

/** The initial is the first letter, whatever stands before it. */
export const Emoji: Story = {
  args: { name: '🌾 Arun' },
  play: async ({ canvasElement }) => {
    await expect(initialIn(canvasElement)).toHaveTextContent(/^A$/);
  },
};

/** A vowel sign belongs to its consonant. */
export const Tamil: Story = {
  args: { name: 'முத்துக்குமரன்', bio: tamilText },
  play: async ({ canvasElement }) => {
    await expect(initialIn(canvasElement)).toHaveTextContent(/^மு$/);
  },
};

export const LongName: Story = { args: { name: 'Anbu '.repeat(30) } };
export const OnPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };
