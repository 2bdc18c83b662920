import { messages } from '@agency/mocks/fixtures/messages';
import type { Message } from '@agency/model/message';
import { withDark } from '@agency/stories/chromaticModes';
import { inEach, inStates, pseudoStates } from '@agency/stories/renderFunctions';
import { belowHeadings } from '@agency/stories/storyDecorators';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MessageCard } from './MessageCard';

const meta = {
  title: 'Panel/Messages/MessageCard',
  tags: ['panel'],
  component: MessageCard,
  args: {
    message: messages.ordinary,
    selected: false,
    onSelect: fn(),
    onOpen: fn(),
    onDelete: fn(),
  },
  decorators: [belowHeadings],
} satisfies Meta<typeof MessageCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const withText = (change: Partial<Message>) => ({ message: { ...messages.ordinary, ...change } });

/** What was searched for is highlighted. */
export const Found: Story = {
  args: { ...withText({}), terms: ['price'] },
};

export const Default: Story = {
  parameters: { chromatic: withDark },
  // Without an offset a timestamp is local time.
  args: withText({ created_at: '2024-03-05T09:07:00' }),
  play: async ({ args, canvas, userEvent }) => {
    const { name } = args.message;
    await expect(canvas.getByRole('heading', { level: 3, name })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Delete message from ${name}` }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

/** Here it is also new. */
export const Selected: Story = {
  args: { selected: true, isNew: true },
  play: async ({ args, canvas, userEvent }) => {
    const name = `Select message from ${args.message.name}`;
    await userEvent.click(canvas.getByRole('checkbox', { name }));
    await expect(args.onSelect).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: `Reply to ${args.message.name}` }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/**
 * A URL cannot add recipients or a subject; only digits and + are dialled, and a number without
 * digits is plain text.
 */
export const Addresses: Story = {
  render: inEach(MessageCard, [
    { message: messages.withoutMobile },
    withText({ email: 'eve@example.com?bcc=all@example.com&subject=Hello #1', mobile: null }),
    withText({ mobile: '☎️ (+91) 98765-43211; javascript:alert()' }),
    withText({ mobile: 'evenings only' }),
  ]),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    const { email } = messages.ordinary;
    await expect(links).toEqual([
      `mailto:${messages.withoutMobile.email}`,
      'mailto:eve@example.com%3Fbcc%3Dall%40example.com%26subject%3DHello%20%231',
      `mailto:${email}`,
      'tel:+919876543211',
      `mailto:${email}`,
    ]);
  },
};

/** Line breaks are the sender's, markup is text, and a date that cannot be read is left out. */
export const Texts: Story = {
  render: inEach(MessageCard, [
    { message: messages.manyParagraphs },
    { message: messages.undated },
    { message: messages.markup },
    { message: messages.tamil },
    { message: messages.emoji },
    withText({ email: `${'a'.repeat(242)}@example.com`, mobile: '9'.repeat(40) }),
    { message: messages.longWord },
  ]),
};

export const OnPhone: Story = { ...Texts, globals: { viewport: { value: 'smallPhone' } } };

export const States: Story = {
  parameters: { pseudo: pseudoStates('a, button') },
  render: inStates(MessageCard),
};
