import { noPicture, themesAndForcedColors, withDark } from '@agency/stories/chromaticModes';
import { inEach, inStates, pseudoStates } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, spyOn } from 'storybook/test';
import { EntryActions } from './EntryActions';

const url = 'https://studio.example/blog/pots-and-lamps';

const meta = {
  title: 'Site/Entries/EntryActions',
  component: EntryActions,
  args: { title: 'Pots & lamps', url },
} satisfies Meta<typeof EntryActions>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** Gives the browser a share sheet in the place of its own. @returns a function that takes it away */
function stubSheet(share: typeof navigator.share) {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  return () => void Reflect.deleteProperty(navigator, 'share');
}

const open = ({ canvas, userEvent }: PlayContext) => userEvent.click(canvas.getByText('Share'));
const isOpen = ({ canvas }: PlayContext) => canvas.getByRole<HTMLDetailsElement>('group').open;

const ask = { href: '/contact?about=Pots', label: 'Ask about a project like this' };

/** Of a project, of a post, and of one whose author is signed in. */
export const Default: Story = {
  parameters: { chromatic: withDark },
  render: inEach(EntryActions, [{ ask }, {}, { editHref: '/admin?edit=pots' }]),
};

export const OnPhone: Story = { args: { ask }, globals: { viewport: { value: 'smallPhone' } } };

/** Without a share sheet. */
export const Opened: Story = {
  parameters: { chromatic: themesAndForcedColors },
  play: async (context) => {
    const { canvas } = context;
    await open(context);
    const chat = canvas.getByRole('link', { name: 'WhatsApp (opens in a new tab)' });
    const text = new URL(chat.getAttribute('href') ?? '').searchParams.get('text');
    await expect(text).toBe(`Pots & lamps\n${url}`);
    const mail = new URL(canvas.getByRole('link', { name: 'Email' }).getAttribute('href') ?? '');
    await expect(mail.searchParams.get('subject')).toBe('Pots & lamps');
    await expect(mail.searchParams.get('body')).toBe(url);
    await expect(await canvas.findByRole('button', { name: 'Copy link' })).toBeVisible();
  },
};

const copyLink = async (context: PlayContext) => {
  await open(context);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Copy link' }));
};

export const Copied: Story = {
  parameters: { chromatic: noPicture },
  play: async (context) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await copyLink(context);
    await expect(write).toHaveBeenCalledWith(url);
    await expect(await context.canvas.findByRole('status')).toHaveTextContent('Link copied');
    await expect(context.canvas.getByRole('button', { name: 'Link copied' })).toHaveFocus();
  },
};

/** The URL is shown and selected, to be copied by hand. */
export const CopyRefused: Story = {
  play: async (context) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
    await copyLink(context);
    const field = await context.canvas.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
    await expect(field).toHaveFocus();
    await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(url);
  },
};

export const InSheet: Story = {
  parameters: { chromatic: noPicture },
  beforeEach: () => stubSheet(fn(async () => {})),
  play: async (context) => {
    await open(context);
    const shared = mocked(navigator.share).mock.calls;
    await expect(shared).toStrictEqual([[{ title: 'Pots & lamps', url }]]);
    await expect(isOpen(context)).toBe(false);
  },
};

/** A sheet that was closed shows no error and no links. */
export const SheetClosed: Story = {
  parameters: { chromatic: noPicture },
  beforeEach: () => stubSheet(() => Promise.reject(new DOMException('Closed', 'AbortError'))),
  play: async (context) => {
    await open(context);
    await expect(isOpen(context)).toBe(false);
  },
};

export const SheetRefused: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  beforeEach: () => stubSheet(() => Promise.reject(new DOMException('No', 'NotAllowedError'))),
  play: async (context) => {
    await open(context);
    await expect(context.canvas.getByRole('link', { name: 'Email' })).toBeVisible();
  },
};

export const States: Story = {
  parameters: { pseudo: pseudoStates('summary') },
  render: inStates(EntryActions),
};
