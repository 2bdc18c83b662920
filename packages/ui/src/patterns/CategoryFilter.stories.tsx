import { longTitle } from '@agency/mocks/fixtures/texts';
import { noPicture, themesAndForcedColors } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { CategoryFilter, type CategoryFilterProps } from './CategoryFilter';

const meta = {
  title: 'Patterns/CategoryFilter',
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
      onSelect={setSelected}
      status={selected === undefined ? '3 projects' : '1 project'}
    />
  );
}

const namesOf = (buttons: HTMLElement[]) => buttons.map((button) => button.textContent);

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Filter by category' });
    const buttons = within(group).getAllByRole('button');
    await expect(namesOf(buttons)).toEqual(['All', ...args.categories]);
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('All');
    await userEvent.click(canvas.getByRole('button', { name: 'E-commerce' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('E-commerce');
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(undefined);
  },
};

export const Selected: Story = {
  parameters: { chromatic: themesAndForcedColors },
  args: { selected: 'E-commerce' },
  play: async ({ canvas }) => {
    await expect(namesOf(canvas.getAllByRole('button', { pressed: true }))).toEqual(['E-commerce']);
  },
};

export const OneAtATime: Story = {
  parameters: { chromatic: noPicture },
  render: (args) => <Selectable {...args} />,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['AI Automation', 'Web Development', 'All']) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(namesOf(canvas.getAllByRole('button', { pressed: true }))).toEqual([name]);
      const status = name === 'All' ? '3 projects' : '1 project';
      await expect(canvas.getByRole('status')).toHaveTextContent(status);
    }
  },
};

/** A category may be named 'All'; it stays different from the choice that shows everything. */
export const CategoryNamedAll: Story = {
  args: { categories: ['All', 'E-commerce'], selected: 'All' },
  play: async ({ canvas }) => {
    const pressed = canvas
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-pressed'));
    await expect(pressed).toEqual(['false', 'true', 'false']);
  },
};

export const Many: Story = {
  args: { categories: Array.from({ length: 24 }, (_, index) => `Category ${index + 1}`) },
};
export const LongNames: Story = {
  args: { categories: [longTitle, 'a'.repeat(200)] },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
/** As high with many choices as with one. */
export const InLine: Story = {
  args: { ...Many.args, inLine: true, label: 'Filter by tag' },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas, canvasElement }) => {
    const group = canvas.getByRole('group', { name: 'Filter by tag' });
    await expect(group.clientHeight).toBeLessThan(80);
    await expect(group.scrollWidth).toBeGreaterThan(group.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Tamil: Story = { args: { categories: ['வலை வடிவமைப்பு', 'சிறு வணிகம்'] } };
export const Emoji: Story = { args: { categories: ['🌾 Farms', '🎉'] } };

export const Hovered: Story = { parameters: { pseudo: { hover: 'button' } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'button' } } };
