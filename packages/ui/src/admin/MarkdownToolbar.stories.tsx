import { withDark } from '@agency/stories/chromaticModes';
import { dialogPadding } from '@agency/stories/storyDecorators';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MarkdownToolbar } from './MarkdownToolbar';

const meta = {
  title: 'Panel/Editor/MarkdownToolbar',
  tags: ['panel'],
  component: MarkdownToolbar,
  args: { controls: 'text', onCommand: fn() },
} satisfies Meta<typeof MarkdownToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: withDark },
  globals: { viewport: { value: 'smallPhone' } },
  decorators: [dialogPadding],
  render: (args) => (
    <>
      <MarkdownToolbar {...args} />
      <div id={args.controls} />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Heading' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Italic' })).toHaveFocus();
    await expect(args.onCommand).toHaveBeenLastCalledWith('italic');
    await userEvent.keyboard('{Home}{ArrowLeft}{Enter}');
    await expect(args.onCommand).toHaveBeenLastCalledWith('image');
  },
};
