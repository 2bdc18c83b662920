import { tamilTitle } from '@agency/mocks/fixtures/texts';
import { withDark } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ShortcutsDialog } from './ShortcutsDialog';

const meta = {
  title: 'Panel/Frame/ShortcutsDialog',
  tags: ['panel'],
  component: ShortcutsDialog,
  args: {
    open: true,
    onClose: fn(),
    questionMark: { on: true, onChange: fn() },
    shortcuts: [
      { keys: ['Ctrl or ⌘', 'K'], description: 'Go to an entry or a message' },
      { keys: ['Ctrl or ⌘', 'B'], description: 'Show or hide the sidebar' },
      { keys: ['?'], description: 'Show this list' },
    ],
  },
} satisfies Meta<typeof ShortcutsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: withDark },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(dialog).toHaveTextContent('Ctrl or ⌘KGo to an entry or a message');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Open this list with ?' }));
    await expect(args.questionMark.onChange).toHaveBeenCalledWith(false);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const OnPhone: Story = {
  args: { shortcuts: [{ keys: ['Ctrl or ⌘', 'K'], description: tamilTitle }] },
  globals: { viewport: { value: 'smallPhone' } },
};
