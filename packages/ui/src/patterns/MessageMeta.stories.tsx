import { messages } from '@agency/mocks/fixtures/messages';
import { inEach } from '@agency/stories/matrix';
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
  render: inEach(MessageMeta, [{}, { message: messages.withoutMobile }]),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: args.message.email })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getAllByRole('time')[0]).toHaveAttribute(
      'datetime',
      args.message.created_at,
    );
  },
};
