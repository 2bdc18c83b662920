import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Kbd } from '../primitives/Kbd';
import { SingleKeySwitch } from './SingleKeySwitch';

const meta = {
  title: 'Patterns/SingleKeySwitch',
  component: SingleKeySwitch,
  args: {
    on: true,
    onChange: fn(),
    children: (
      <>
        Open this list with <Kbd>?</Kbd>
      </>
    ),
  },
} satisfies Meta<typeof SingleKeySwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^Open this list/));
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};

export const Off: Story = { args: { on: false } };
