import { argTypeOf } from '@agency/stories/argTypeOf';
import { withDark } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { adminIcons } from './adminIcons';
import { tones, variants } from './Button.css';
import { IconButton } from './IconButton';
import { Stack } from './Stack';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  argTypes: {
    tone: argTypeOf(tones, 'neutral'),
    variant: argTypeOf(variants, 'plain'),
  },
  args: { icon: adminIcons.trash, label: 'Delete this post', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three icons; the last ones are hovered, focused, pressed and disabled. */
export const States: Story = {
  parameters: {
    chromatic: withDark,
    pseudo: { hover: ['#hovered', '#pressed'], focusVisible: '#focused', active: '#pressed' },
  },
  render: (args) => (
    <Stack direction="row">
      <IconButton {...args} icon={adminIcons.pencil} label="Edit" />
      <IconButton {...args} icon={adminIcons.panel} label="Toggle sidebar" />
      <IconButton {...args} label="Delete" />
      <IconButton {...args} id="hovered" label="Hovered" />
      <IconButton {...args} id="focused" label="Focused" />
      <IconButton {...args} id="pressed" label="Pressed" />
      <IconButton {...args} disabled label="Disabled" />
    </Stack>
  ),
};

/** On focus, the tooltip shows the name, or less where the name repeats what stands beside it. */
export const NamedOnFocus: Story = {
  args: { label: 'Delete this post: Silk by a window', tooltip: 'Delete this post' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: args.label })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(/^Delete this post$/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
