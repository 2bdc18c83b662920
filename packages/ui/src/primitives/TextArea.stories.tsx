import { longWord, tamilText } from '@agency/mocks/fixtures/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextArea } from './TextArea';

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  args: { label: 'Message' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(area, 'First line{Enter}Second line');
    await expect(area).toHaveValue('First line\nSecond line');
  },
};

export const Filled: Story = { args: { defaultValue: 'Could someone ring me after four?' } };

export const Invalid: Story = {
  args: { error: 'Message must be at least 10 characters', defaultValue: 'Hello' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('Message must be at least 10 characters');
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'Could someone ring me after four?' },
};

/** It grows with what is written, to a part of the screen. */
export const Hovered: Story = { parameters: { pseudo: { hover: 'textarea' } } };
export const Focused: Story = {
  parameters: { pseudo: { focus: 'textarea', focusVisible: 'textarea' } },
};
export const FocusedInvalid: Story = {
  args: { error: 'It must be at least 2 characters' },
  parameters: { pseudo: { focus: 'textarea', focusVisible: 'textarea' } },
};

export const LongWord: Story = {
  args: { defaultValue: longWord },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    const { height } = area.getBoundingClientRect();
    await expect(height).toBeLessThanOrEqual(window.innerHeight * 0.6);
  },
};

export const Tamil: Story = { args: { label: 'செய்தி', defaultValue: tamilText } };
export const Emoji: Story = { args: { defaultValue: 'Super site 👍🏽 🌾🍚' } };
