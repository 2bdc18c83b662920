import { withDark } from '@agency/stories/chromaticModes';
import { formSteps } from '@agency/stories/formSteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { OneTimeCodeForm, type OneTimeCodeFormProps } from './OneTimeCodeForm';

const meta = {
  title: 'Panel/Account/OneTimeCodeForm',
  tags: ['panel'],
  component: OneTimeCodeForm,
  args: { onVerify: fn<OneTimeCodeFormProps['onVerify']>(async () => {}), onCancel: fn() },
} satisfies Meta<typeof OneTimeCodeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const CODE = 'Code from your authenticator app';

const { field, write, press, says } = formSteps('Verify');

/** Apps show the code with a space. */
export const Default: Story = {
  parameters: { chromatic: withDark },
  play: async (context) => {
    const { args } = context;
    await expect(field(context, CODE)).toHaveAttribute('autocomplete', 'one-time-code');
    await press(context, 'Cancel');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onVerify).not.toHaveBeenCalled();
    await write(context, CODE, ' 123 456{Enter}');
    await waitFor(() => expect(args.onVerify).toHaveBeenCalledOnce());
    await expect(mocked(args.onVerify).mock.calls[0]?.[0]).toBe('123456');
  },
};

export const Invalid: Story = {
  play: async (context) => {
    await write(context, CODE, '🌾');
    await press(context);
    await says(context, CODE, 'Please enter the 6 digits of the code');
    await expect(field(context, CODE)).toHaveFocus();
    await expect(context.args.onVerify).not.toHaveBeenCalled();
  },
};

export const Verifying: Story = {
  args: { onVerify: fn<OneTimeCodeFormProps['onVerify']>(() => new Promise(() => {})) },
  play: async (context) => {
    await write(context, CODE, '123456');
    await press(context);
    await context.canvas.findByRole('button', { name: 'Verifying...' });
  },
};
