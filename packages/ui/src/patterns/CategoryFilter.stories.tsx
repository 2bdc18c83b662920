import { longTitle } from '@agency/mocks/fixtures/texts';
import { inEach, inStates, pseudoStates } from '@agency/stories/matrix';
import { noPicture, themesAndForcedColors } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { CategoryFilter, type CategoryFilterProps } from './CategoryFilter';

const meta = {
  title: 'Site/Lists/CategoryFilter',
  component: CategoryFilter,
  args: {
    categories: ['Web Development', 'E-commerce', 'AI Automation'],
    selected: undefined,
    onSelect: fn(),
    status: '3 projects',
  },
} satisfies Meta<typeof CategoryFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

function Selectable(props: CategoryFilterProps) {
  const [selected, setSelected] = useState(props.selected);
  return (
    <CategoryFilter
      {...props}
      selected={selected}
      onSelect={(category) => {
        props.onSelect(category);
        setSelected(category);
      }}
      status={selected === undefined ? '3 projects' : '1 project'}
    />
  );
}

const namesOf = (buttons: HTMLElement[]) => buttons.map((button) => button.textContent);

/** One at a time. */
export const Default: Story = {
  parameters: { chromatic: noPicture },
  render: (args) => <Selectable {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Filter by category' });
    const buttons = within(group).getAllByRole('button');
    await expect(namesOf(buttons)).toEqual(['All', ...args.categories]);
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('All');
    for (const name of ['AI Automation', 'Web Development', 'All']) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(namesOf(canvas.getAllByRole('button', { pressed: true }))).toEqual([name]);
      await expect(args.onSelect).toHaveBeenLastCalledWith(name === 'All' ? undefined : name);
      const status = name === 'All' ? '3 projects' : '1 project';
      await expect(canvas.getByRole('status')).toHaveTextContent(status);
    }
  },
};

export const Selected: Story = {
  parameters: { chromatic: themesAndForcedColors },
  args: { selected: 'E-commerce' },
};

const many = Array.from({ length: 24 }, (_, index) => `Category ${index + 1}`);

/** A category may be named 'All'; it stays different from the choice that shows everything. */
export const Texts: Story = {
  render: inEach(CategoryFilter, [
    { categories: ['All', 'E-commerce'], selected: 'All' },
    { categories: many },
    { categories: ['வலை வடிவமைப்பு', 'சிறு வணிகம்', '🌾 Farms', '🎉'] },
  ]),
  play: async ({ canvas }) => {
    const pressed = canvas.getAllByRole('button').map((button) => button.ariaPressed);
    await expect(pressed.slice(0, 3)).toEqual(['false', 'true', 'false']);
  },
};

/** In one line it is as high with many choices as with one. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  render: inEach(CategoryFilter, [
    { categories: [longTitle, 'a'.repeat(200)] },
    { categories: many, inLine: true, label: 'Filter by tag' },
  ]),
};

export const States: Story = {
  parameters: { pseudo: pseudoStates('button') },
  args: { selected: 'E-commerce' },
  render: inStates(CategoryFilter),
};
