import { messages } from '@agency/mocks/fixtures/messages';
import type { Message } from '@agency/model/message';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MessageCard } from './MessageCard';

const meta = {
  title: 'Patterns/MessageCard',
  component: MessageCard,
  args: {
    message: messages.ordinary,
    selected: false,
    onSelect: fn(),
    onOpen: fn(),
    onDelete: fn(),
  },
  decorators: [
    // On a page it is below a section's h2.
    (Story) => (
      <>
        <h1>Panel</h1>
        <h2>Section</h2>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof MessageCard>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const withText = (change: Partial<Message>) => ({ message: { ...messages.ordinary, ...change } });

const staysInside = async ({ canvas }: PlayContext) => {
  const card = canvas.getByRole('article');
  await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
};

/** Addresses of the card's links. */
const addresses = ({ canvas }: PlayContext) =>
  canvas.queryAllByRole('link').map((link) => link.getAttribute('href'));

export const Default: Story = {
  // Without an offset a timestamp is local time.
  args: withText({ created_at: '2024-03-05T09:07:00' }),
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const { name, email, mobile } = args.message;
    await expect(canvas.getByRole('heading', { level: 3, name })).toBeVisible();
    await expect(canvas.getByText('Mar 05, 2024 09:07')).toBeVisible();
    await expect(canvas.getByRole('link', { name: email })).not.toHaveAttribute('target');
    await expect(canvas.getByRole('link', { name: mobile ?? '' })).toBeVisible();
    await expect(addresses(context)).toEqual([`mailto:${email}`, 'tel:+919876543211']);
    await expect(canvas.getByText(/^Vanakkam, I run/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Delete message from ${name}` }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const New: Story = {
  args: { isNew: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New')).toBeVisible();
  },
};

export const Selected: Story = {
  args: { selected: true },
  play: async ({ args, canvas, userEvent }) => {
    const name = `Select message from ${args.message.name}`;
    await userEvent.click(canvas.getByRole('checkbox', { name }));
    await expect(args.onSelect).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: `Reply to ${args.message.name}` }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const WithoutMobile: Story = {
  args: { message: messages.withoutMobile },
  play: async (context) => {
    await expect(addresses(context)).toEqual([`mailto:${messages.withoutMobile.email}`]);
  },
};

/** The sender's address cannot add recipients or a subject. */
export const StrangeEmail: Story = {
  args: withText({ email: 'eve@example.com?bcc=all@example.com&subject=Hello #1' }),
  play: async (context) => {
    await expect(addresses(context)[0]).toBe(
      'mailto:eve@example.com%3Fbcc%3Dall%40example.com%26subject%3DHello%20%231',
    );
  },
};

/** Only digits and + are dialled. */
export const StrangeMobile: Story = {
  args: withText({ mobile: '☎️ (+91) 98765-43211; javascript:alert()' }),
  play: async (context) => {
    await expect(addresses(context)[1]).toBe('tel:+919876543211');
  },
};

/** Without digits it is plain text. */
export const MobileWithoutNumber: Story = {
  args: withText({ mobile: 'evenings only' }),
  play: async (context) => {
    await expect(context.canvas.getByText('evenings only')).toBeVisible();
    await expect(addresses(context)).toEqual([`mailto:${messages.ordinary.email}`]);
  },
};

export const ManyParagraphs: Story = {
  args: { message: messages.manyParagraphs },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Hello,/);
    await expect(text.textContent).toBe(messages.manyParagraphs.message);
    await expect(text).toHaveStyle({ whiteSpace: 'pre-wrap' });
  },
};

export const Undated: Story = {
  args: { message: messages.undated },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('time')).toHaveTextContent(/^$/);
    await expect(canvas.queryByText(/invalid/i)).not.toBeInTheDocument();
  },
};

/** Markup in a message is shown as text. */
export const Markup: Story = {
  args: { message: messages.markup },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: messages.markup.name })).toBeVisible();
    await expect(canvasElement.querySelector('img, script, b')).not.toBeInTheDocument();
  },
};

export const LongWord: Story = { args: { message: messages.longWord }, play: staysInside };
export const LongAddress: Story = {
  args: withText({ email: `${'a'.repeat(242)}@example.com`, mobile: '9'.repeat(40) }),
  globals: { viewport: { value: 'smallPhone' } },
  play: staysInside,
};
export const Tamil: Story = { args: { message: messages.tamil }, play: staysInside };
export const Emoji: Story = { args: { message: messages.emoji }, play: staysInside };
export const OnPhone: Story = {
  args: { message: messages.longWord },
  globals: { viewport: { value: 'smallPhone' } },
  play: staysInside,
};

export const Hovered: Story = { parameters: { pseudo: { hover: 'a, button' } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a, button' } } };
