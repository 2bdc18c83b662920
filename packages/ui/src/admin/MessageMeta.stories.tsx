import { messages } from '@agency/mocks/fixtures/messages';
import { inEach } from '@agency/stories/matrix';
import { withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
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
};
