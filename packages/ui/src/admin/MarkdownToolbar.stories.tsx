import { composeWord } from '@agency/stories/composeWord';
import { noPicture, withDark } from '@agency/stories/modes';
import { dialogPadding, inEach } from '@agency/stories/storyRendering';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InsertForm, MarkdownToolbar } from './MarkdownToolbar';

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
    await expect(args.onCommand).toHaveBeenLastCalledWith('wordFile');
  },
};

const link = { kind: 'link', selected: 'price list', onInsert: fn(), onCancel: fn() } as const;

/** What two of the buttons ask for. */
export const Forms: Story = {
  parameters: { chromatic: withDark },
  render: () => inEach(InsertForm, [{}, { kind: 'image', selected: '' }])(link),
};

/** A selected URL is the target; without words, the link shows its URL. */
export const SelectedUrl: Story = {
  parameters: { chromatic: noPicture },
  render: () => <InsertForm {...link} selected="https://a.in/b" />,
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByLabelText<HTMLInputElement>('Words');
    await expect(words).toHaveFocus();
    for (const key of ['Enter', 'Escape'] as const) composeWord('விலை', key);
    await expect(link.onInsert).not.toHaveBeenCalled();
    await expect(link.onCancel).not.toHaveBeenCalled();
    await userEvent.clear(words);
    await userEvent.keyboard('{Enter}');
    await expect(link.onInsert).toHaveBeenLastCalledWith('https://a.in/b', 'https://a.in/b');
    await userEvent.type(words, 'our prices{Enter}');
    await expect(link.onInsert).toHaveBeenLastCalledWith('our prices', 'https://a.in/b');
    await userEvent.clear(canvas.getByLabelText('URL'));
    await userEvent.keyboard('nowhere{Enter}');
    await expect(canvas.getByText('Please enter a valid URL')).toBeVisible();
    await userEvent.type(words, '{Enter}');
    await expect(canvas.getByLabelText('URL')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(link.onCancel).toHaveBeenCalledOnce();
  },
};
