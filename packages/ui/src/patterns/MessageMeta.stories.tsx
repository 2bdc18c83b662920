import { messages } from '@agency/mocks/fixtures/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../primitives/Stack';
import { MessageMeta } from './MessageMeta';

const meta = {
  title: 'Patterns/MessageMeta',
  component: MessageMeta,
  args: { message: messages.ordinary },
  decorators: [
    (Story) => (
      <Stack direction="row" gap="small">
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof MessageMeta>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: args.message.email })).toBeVisible();
    await expect(canvas.getByRole('time')).toHaveAttribute('datetime', args.message.created_at);
  },
};

export const WithoutMobile: Story = {
  args: { message: messages.withoutMobile },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
