import { posts } from '@agency/mocks/fixtures/posts';
import { longTitle, longWord, markup, tamilText, tamilTitle } from '@agency/mocks/fixtures/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EntryCard } from './EntryCard';

const { title, created_at, excerpt, tags } = posts.ordinary;

const meta = {
  title: 'Patterns/EntryCard',
  component: EntryCard,
  args: { title, createdAt: created_at, text: excerpt, tags, onEdit: fn(), onDelete: fn() },
} satisfies Meta<typeof EntryCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(title);
    await expect(canvas.getByText('Mar 05, 2024')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(tags.length);
    await userEvent.click(canvas.getByRole('button', { name: `Edit ${title}` }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${title}` }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const WithCategory: Story = {
  args: { category: 'Web Development' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Web Development')).toBeVisible();
  },
};
export const WithoutText: Story = { args: { text: null, tags: [] } };
export const Undated: Story = { args: { createdAt: 'the day before yesterday' } };
export const LongTitle: Story = { args: { title: longTitle } };
export const LongWord: Story = {
  args: { title: longWord.slice(2400, 2700), text: longWord, tags: [longWord.slice(2400, 2700)] },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvas.getByRole('button', { name: /^Delete/ })).toBeVisible();
  },
};
export const Tamil: Story = { args: { title: tamilTitle, text: tamilText } };
export const Markup: Story = { args: { title: markup, text: markup } };
export const OnPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };
