import { longTitle } from '@agency/mocks/fixtures/texts';
import { themesAndForcedColors } from '@agency/stories/chromaticModes';
import { inEach, inStates, pseudoStates } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CategoryFilter } from './CategoryFilter';

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
