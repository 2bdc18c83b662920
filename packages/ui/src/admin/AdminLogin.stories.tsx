import { everyWidthAndForcedColors } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AdminLogin } from './AdminLogin';
import type { LoginFormProps } from './LoginForm';

const meta = {
  title: 'Panel/Account/AdminLogin',
  tags: ['panel'],
  component: AdminLogin,
  parameters: { layout: 'fullscreen' },
  args: { onSignIn: fn<LoginFormProps['onSignIn']>(async () => {}) },
} satisfies Meta<typeof AdminLogin>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidthAndForcedColors },
};

/** The password was right, and the account has a second factor. */
export const Code: Story = {
  args: { code: { onVerify: fn(async () => {}), onCancel: fn() } },
  globals: { viewport: { value: 'smallPhone' } },
};

export const Recovery: Story = {
  args: { recovery: { onSend: fn(async () => true), onBack: fn() } },
};

export const NewPassword: Story = {
  args: { newPassword: { onSave: fn(async () => true) } },
};
