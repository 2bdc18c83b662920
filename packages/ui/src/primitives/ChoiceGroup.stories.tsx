import { themesAndForcedColors } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ChoiceGroup } from './ChoiceGroup';

const choices = ['Card', 'Dialog', 'Page'];

const meta = {
  title: 'Primitives/ChoiceGroup',
  tags: ['!stable', 'new'],
  component: ChoiceGroup<string>,
  args: { label: 'Preview as', choices, selected: 'Dialog', onSelect: fn() },
} satisfies Meta<typeof ChoiceGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: themesAndForcedColors },
  play: async ({ args, canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'Preview as' }));
    await expect(group.getByRole('button', { pressed: true })).toHaveTextContent('Dialog');
    // Without a pointer, which would leave the focus in the picture.
    group.getByRole('button', { name: 'Page' }).click();
    await expect(args.onSelect).toHaveBeenCalledWith('Page');
  },
};

/** Tamil, and focused. */
export const Focused: Story = {
  args: { choices: ['அட்டை', 'பக்கம்'], selected: 'அட்டை' },
  parameters: { pseudo: { focusVisible: ['button:first-child'] } },
};
