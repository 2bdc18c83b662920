import { keeping } from '@agency/stories/matrix';
import { noPicture, themesAndForcedColors } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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

export const Default: Story = { parameters: { chromatic: themesAndForcedColors } };

export const Chosen: Story = {
  parameters: { chromatic: noPicture },
  render: keeping(ChoiceGroup<string>, 'selected', 'onSelect'),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Preview as' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page' }));
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Page');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Dialog');
  },
};

/** Tamil, and focused. */
export const Focused: Story = {
  args: { choices: ['அட்டை', 'பக்கம்'], selected: 'அட்டை' },
  parameters: { pseudo: { focusVisible: ['button:first-child'] } },
};
