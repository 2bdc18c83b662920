import { noPicture, themesAndForcedColors } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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
  render: function Choosing(args) {
    const [selected, setSelected] = useState('Card');
    return <ChoiceGroup {...args} selected={selected} onSelect={setSelected} />;
  },
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Preview as' });
    const pressed = () =>
      [...group.children].filter((button) => button.getAttribute('aria-pressed') === 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Page' }));
    await expect(pressed()).toEqual([canvas.getByRole('button', { name: 'Page' })]);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(pressed()).toEqual([canvas.getByRole('button', { name: 'Dialog' })]);
  },
};

/** Tamil, and focused. */
export const Focused: Story = {
  args: { choices: ['அட்டை', 'பக்கம்'], selected: 'அட்டை' },
  parameters: { pseudo: { focusVisible: ['button:first-child'] } },
};
