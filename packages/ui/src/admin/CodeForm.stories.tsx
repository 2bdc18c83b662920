import { withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { CodeForm, type CodeFormProps } from './CodeForm';

const meta = {
  title: 'Panel/Account/CodeForm',
  tags: ['panel'],
  component: CodeForm,
  args: { onVerify: fn<CodeFormProps['onVerify']>(async () => {}), onCancel: fn() },
} satisfies Meta<typeof CodeForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const ERROR = 'Please enter the 6 digits of the code';

const field = ({ canvas }: PlayContext) =>
  canvas.getByRole('textbox', { name: 'Code from your authenticator app' });
const press = ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Verify' }));

/** Apps show the code with a space. */
export const Default: Story = {
  parameters: { chromatic: withDark },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await expect(field(context)).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onVerify).not.toHaveBeenCalled();
    await userEvent.type(field(context), ' 123 456{Enter}');
    await waitFor(() => expect(args.onVerify).toHaveBeenCalledOnce());
    await expect(mocked(args.onVerify).mock.calls[0]?.[0]).toBe('123456');
  },
};

export const Invalid: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    for (const wrong of ['', '12345', '1234567', '12345a', '௧௨௩௪௫௬', '🌾']) {
      await userEvent.clear(field(context));
      if (wrong) await userEvent.type(field(context), wrong);
      await press(context);
      await waitFor(() => expect(field(context)).toHaveAccessibleDescription(ERROR));
      await expect(field(context)).toHaveFocus();
    }
    await expect(args.onVerify).not.toHaveBeenCalled();
  },
};

export const Verifying: Story = {
  args: { onVerify: fn<CodeFormProps['onVerify']>(() => new Promise(() => {})) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(field(context), '123456');
    await press(context);
    await canvas.findByRole('button', { name: 'Verifying...' });
  },
};
