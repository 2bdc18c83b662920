import { noPicture, themesAndForcedColors } from '@agency/stories/chromaticModes';
import { keeping } from '@agency/stories/renderFunctions';
import { typeByIme } from '@agency/stories/typeByIme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { ResultCombobox } from './ResultCombobox';

const meta = {
  title: 'Primitives/ResultCombobox',
  component: ResultCombobox,
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
} satisfies Meta<typeof ResultCombobox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys choose. */
export const Default: Story = {
  parameters: { chromatic: themesAndForcedColors },
  render: keeping(ResultCombobox, 'query', 'onQueryChange'),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Search pages' });
    await userEvent.click(field);
    const group = canvas.getByRole('group', { name: 'Posts' });
    await expect(within(group).getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { name: 'One' })).toHaveAttribute('data-active-item');
  },
};

/** The Enter that confirms a word of an input method follows no result. */
export const Composed: Story = {
  parameters: { chromatic: noPicture },
  render: keeping(ResultCombobox, 'query', 'onQueryChange'),
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox', { name: 'Search pages' });
    await userEvent.click(field);
    typeByIme('வலை', 'Enter');
    await expect(field).toHaveValue('வலைவலை');
    await expect(args.onFollow).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(args.onFollow).not.toHaveBeenCalled();
    // It would leave the story.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
};
