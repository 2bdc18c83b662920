import { keeping } from '@agency/stories/matrix';
import { themesAndForcedColors } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ResultList } from './ResultList';

const meta = {
  title: 'Primitives/ResultList',
  component: ResultList,
  args: {
    label: 'Search pages',
    query: '',
    onQueryChange: fn(),
    onFollow: fn(),
    groups: [
      { label: 'Pages', results: [{ href: '#home', content: 'Home' }] },
      {
        label: 'Posts',
        results: [
          { href: '#one', content: 'One' },
          { href: '#two', content: 'வலைத்தளம்' },
        ],
      },
    ],
  },
} satisfies Meta<typeof ResultList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys choose, Enter follows. */
export const Default: Story = {
  parameters: { chromatic: themesAndForcedColors },
  render: keeping(ResultList, 'query', 'onQueryChange'),
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Search pages' });
    await userEvent.click(field);
    const group = canvas.getByRole('group', { name: 'Posts' });
    await expect(within(group).getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { name: 'One' })).toHaveAttribute('data-active-item');
    const follow = fn((event: Event) => event.preventDefault());
    document.addEventListener('click', follow, { once: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledTimes(1);
    const { target } = follow.mock.calls[0]?.[0] ?? {};
    await expect(target).toHaveAttribute('href', '#one');
  },
};

export const Nothing: Story = { args: { groups: [], query: 'zz', children: 'Nothing found.' } };
