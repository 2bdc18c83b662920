import { messages } from '@agency/mocks/fixtures/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MessageCard } from './MessageCard';

const meta = {
  title: 'Patterns/MessageCard',
  component: MessageCard,
  args: { message: messages.ordinary, onDelete: fn() },
} satisfies Meta<typeof MessageCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const { name, email, mobile } = messages.ordinary;
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(name);
    await expect(canvas.getByText(/^Mar 0[456], 2024 \d\d:\d\d$/)).toBeVisible();
    const mail = canvas.getByRole('link', { name: email });
    await expect(mail).toHaveAttribute('href', `mailto:${email}`);
    const telephone = canvas.getByRole('link', { name: mobile ?? '' });
    await expect(telephone).toHaveAttribute('href', 'tel:+919876543211');
    await userEvent.click(canvas.getByRole('button', { name: `Delete message from ${name}` }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const WithoutMobile: Story = {
  args: { message: messages.withoutMobile },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** What a stranger typed cannot add a subject or a second address. */
export const HostileAddress: Story = {
  args: {
    message: { ...messages.ordinary, email: 'a@b.example?bcc=c@d.example&subject=hello' },
  },
  play: async ({ canvas }) => {
    const mail = canvas.getByRole('link', { name: /^a@b\.example/ });
    await expect(mail.getAttribute('href')).not.toMatch(/[?&]/);
  },
};

/** Line breaks are kept. */
export const ManyParagraphs: Story = {
  args: { message: messages.manyParagraphs },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/I teach embroidery/)).toHaveStyle({ whiteSpace: 'pre-wrap' });
  },
};

/** Markup in a message is text. */
export const Markup: Story = {
  args: { message: messages.markup },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(messages.markup.message)).toBeVisible();
    await expect(canvasElement.querySelector('img, script, b')).not.toBeInTheDocument();
  },
};

export const Undated: Story = { args: { message: messages.undated } };
export const LongWord: Story = {
  args: { message: messages.longWord },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Tamil: Story = { args: { message: messages.tamil } };
export const Emoji: Story = { args: { message: messages.emoji } };
