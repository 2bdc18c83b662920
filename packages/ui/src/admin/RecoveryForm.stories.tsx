import { formSteps } from '@agency/stories/formSteps';
import { withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { RecoveryForm, type RecoveryFormProps } from './RecoveryForm';

const meta = {
  title: 'Panel/Account/RecoveryForm',
  tags: ['panel'],
  component: RecoveryForm,
  args: { onSend: fn<RecoveryFormProps['onSend']>(async () => true), onBack: fn() },
} satisfies Meta<typeof RecoveryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const { write, press, says } = formSteps('Send link');

export const Default: Story = {
  parameters: { chromatic: withDark },
  play: async (context) => {
    await press(context, 'Back');
    await expect(context.args.onBack).toHaveBeenCalledOnce();
  },
};

export const Invalid: Story = {
  play: async (context) => {
    await press(context);
    await says(context, 'Email', 'Please enter a valid email address');
    await expect(context.args.onSend).not.toHaveBeenCalled();
  },
};

export const Sent: Story = {
  play: async (context) => {
    const { args, canvas } = context;
    await write(context, 'Email', 'admin@example.com');
    await press(context);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^If there is an account/),
    );
    await expect(args.onSend).toHaveBeenCalledWith('admin@example.com');
  },
};
