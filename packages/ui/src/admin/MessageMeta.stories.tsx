import { messages } from '@agency/mocks/fixtures/messages';
import { inEach } from '@agency/stories/matrix';
import { withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../primitives/Stack';
import { MessageMeta, type MessageMetaProps } from './MessageMeta';

const InRow = (props: MessageMetaProps) => (
  <Stack direction="row" gap="small">
    <MessageMeta {...props} />
  </Stack>
);

const meta = {
  title: 'Panel/Messages/MessageMeta',
  tags: ['panel'],
  component: MessageMeta,
  args: { message: messages.ordinary },
  render: InRow,
} satisfies Meta<typeof MessageMeta>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: withDark },
  render: inEach(InRow, [{}, { message: messages.withoutMobile }]),
  play: async ({ args, canvas }) => {
    const links = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    const { email, mobile } = args.message;
    await expect(links).toEqual([email, mobile, messages.withoutMobile.email]);
    await expect(canvas.getAllByRole('time')[0]).toHaveAttribute(
      'datetime',
      '2024-03-05T12:00:00.000Z',
    );
  },
};
