import { longWord, tamilText } from '@agency/mocks/fixtures/texts';
import { noPicture } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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

/** The caller's ref, id, class, handlers and description are kept beside the field's own. */
export const Open: Story = {
  parameters: { chromatic: noPicture },
  args: {
    id: 'own-id',
    className: 'own-class',
    'aria-describedby': 'own-description',
    error: 'Too short',
    hint: 'Ten characters at least',
    onBlur: fn(),
    ref: fn(),
  },
  decorators: [
    (Story) => (
      <>
        <p id="own-description">As in your passport.</p>
        <Story />
      </>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Message');
    await expect(field).toHaveAttribute('id', 'own-id');
    await expect(field).toHaveClass('own-class');
    await expect(field).toHaveAccessibleDescription(
      'As in your passport. Too short Ten characters at least',
    );
    await expect(args.ref).toHaveBeenCalledWith(field);
    await userEvent.click(field);
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'Could someone ring me after four?' },
};

export const Hovered: Story = { parameters: { pseudo: { hover: 'textarea' } } };
export const Focused: Story = {
  parameters: { pseudo: { focus: 'textarea', focusVisible: 'textarea' } },
};
export const FocusedInvalid: Story = {
  args: { error: 'It must be at least 2 characters' },
  parameters: { pseudo: { focus: 'textarea', focusVisible: 'textarea' } },
};

/** Grows with its text, up to 60 % of the screen's height. */
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
