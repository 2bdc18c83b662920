import { withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SelectionBar } from './SelectionBar';

const meta = {
  title: 'Panel/Messages/SelectionBar',
  tags: ['panel'],
  component: SelectionBar,
  args: { count: 3, deleting: false, onDelete: fn(), onClear: fn() },
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: withDark },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('3 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete selected' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const Deleting: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  args: { deleting: true, count: 12_345 },
};
