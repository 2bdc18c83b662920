import { everyWidthAndDark } from '@agency/stories/chromaticModes';
import { offersRetry } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PostFilters } from './PostFilters';

const meta = {
  title: 'Site/Lists/PostFilters',
  component: PostFilters,
  args: {
    query: '',
    onQueryChange: fn(),
    onCommit: fn(),
    tags: ['Websites', 'WhatsApp', 'Planning', 'Shops', 'Festivals'],
    tag: undefined,
    onTagSelect: fn(),
    onReset: fn(),
  },
} satisfies Meta<typeof PostFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidthAndDark },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search posts' });
    await userEvent.type(field, 'a');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('a');
    await userEvent.keyboard('{Enter}');
    await expect(args.onCommit).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Shops' }));
    await expect(args.onTagSelect).toHaveBeenLastCalledWith('Shops');
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
};

export const Found: Story = {
  args: { query: 'price list', tag: 'Shops', status: '3 posts' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('3 posts')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('');
    await userEvent.click(canvas.getByRole('button', { name: 'Show all posts' }));
    await expect(args.onReset).toHaveBeenCalled();
  },
};

/** Only what is loaded could be searched. No post has tags. */
export const Failed: Story = {
  args: {
    tags: [],
    query: 'price',
    status: '3 posts',
    onRetry: fn(),
    archive: { href: '/blog/archive', label: 'All posts by date' },
  },
  play: async (context) => {
    await offersRetry("Older posts can't be searched now.")(context);
    await expect(context.canvas.getByRole('link', { name: 'All posts by date' })).toBeVisible();
  },
};

/** A tag that is not among the commonest is a choice as long as it is chosen. */
export const OnPhone: Story = {
  args: { query: 'வலைத்தளம் 🌾', tag: 'திருவிழா', status: '30 posts and more' },
  globals: { viewport: { value: 'smallPhone' } },
};
