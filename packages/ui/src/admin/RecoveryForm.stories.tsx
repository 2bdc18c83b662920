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

export const Default: Story = {
  parameters: { chromatic: withDark },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await expect(await canvas.findByText('Please enter a valid email address')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Sent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'admin@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^If there is an account/),
    );
    await expect(args.onSend).toHaveBeenCalledWith('admin@example.com');
  },
};
