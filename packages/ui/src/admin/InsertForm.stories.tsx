import { inEach } from '@agency/stories/matrix';
import { noPicture, withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InsertForm } from './InsertForm';

const meta = {
  title: 'Panel/Editor/InsertForm',
  tags: ['panel'],
  component: InsertForm,
  args: { kind: 'link', selected: '', onInsert: fn(), onCancel: fn() },
} satisfies Meta<typeof InsertForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Looks: Story = {
  parameters: { chromatic: withDark },
  render: inEach(InsertForm, [{ selected: 'price list' }, { kind: 'image' }]),
};

/** A selected URL is the target; without words, the link shows its URL. */
export const SelectedUrl: Story = {
  parameters: { chromatic: noPicture },
  args: { selected: 'https://a.in/b' },
  play: async ({ args, canvas, userEvent }) => {
    const words = canvas.getByLabelText('Words');
    await expect(words).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onInsert).toHaveBeenLastCalledWith('[https://a.in/b](https://a.in/b)');
    await userEvent.type(words, 'our prices{Enter}');
    await expect(args.onInsert).toHaveBeenLastCalledWith('[our prices](https://a.in/b)');
    await userEvent.clear(canvas.getByLabelText('URL'));
    await userEvent.keyboard('nowhere{Enter}');
    await expect(canvas.getByText('Please enter a valid URL')).toBeVisible();
    await userEvent.type(words, '{Enter}');
    await expect(canvas.getByLabelText('URL')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
