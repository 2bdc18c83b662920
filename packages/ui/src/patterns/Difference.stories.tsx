import { posts } from '@agency/mocks/fixtures/posts';
import { themes } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Difference } from './Difference';

const same = { label: 'Tags', before: 'Silk, Rice', after: 'Silk, Rice' };

const meta = {
  title: 'Patterns/Difference',
  component: Difference,
  args: {
    fields: [
      { label: 'Title', before: 'Silk by a window', after: 'Silk near a window' },
      { label: 'Excerpt', before: 'No studio.', after: 'No studio. No lamps.' },
      same,
    ],
  },
} satisfies Meta<typeof Difference>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fields that are the same are left out. */
export const Words: Story = {
  parameters: { chromatic: { modes: themes } },
  play: async ({ canvas, canvasElement }) => {
    const marked = (element: string) =>
      [...canvasElement.querySelectorAll(element)].map(({ textContent }) => textContent);
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Title',
      'Excerpt',
    ]);
    await expect(marked('del')).toEqual(['by']);
    await expect(marked('ins')).toEqual(['near', ' No lamps.']);
  },
};

export const Same: Story = {
  args: { fields: [same] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing differs from the present text.')).toBeVisible();
  },
};

export const Tamil: Story = {
  args: {
    fields: [
      {
        label: 'Content',
        before: posts.tamil.content,
        after: posts.tamil.content.replace(/\s\S+\s/, ' பட்டு '),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveAttribute('lang', 'ta');
  },
};

export const LongWord: Story = {
  args: {
    fields: [{ label: 'Title', before: 'x'.repeat(5000), after: `${'x'.repeat(300)}y` }],
  },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('definition');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
