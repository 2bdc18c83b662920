import { longWord, tamilText, tamilTitle } from '@agency/mocks/fixtures/texts';
import { noPicture, withDark } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from './Button';
import { TextField } from './TextField';
import { Toast } from './Toast';
import { notify, Toaster } from './Toaster';

const meta = {
  title: 'Primitives/Toaster',
  component: Toaster,
  subcomponents: { Toast },
  // Notifications of the previous story may still be shown.
  beforeEach: () => {
    notify.clear();
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 240 } } },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

const liveRegion = () => screen.getByRole('region', { name: /^Notifications/ });

/** Waits for the notification with this text. */
async function notificationWith(text: string): Promise<HTMLElement> {
  const notification = (await screen.findByText(text)).closest('li');
  if (!notification) throw new Error(`"${text}" is in no notification.`);
  return notification;
}

/** Points at a notification, which then stays: a picture may be taken later than it would close. */
const keep = (notification: HTMLElement) => userEvent.hover(notification);

/** The live region is there before the first notification: otherwise that one is not announced. */
export const Success: Story = {
  parameters: { chromatic: withDark },
  render: () => (
    <>
      <Button
        onClick={() => notify.success('Message sent successfully!', "We'll get back to you soon.")}
      >
        Send
      </Button>
      <Toaster />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const region = liveRegion();
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await expect(within(region).queryAllByRole('listitem')).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const notification = await notificationWith('Message sent successfully!');
    await keep(notification);
    await expect(region).toContainElement(notification);
  },
};

export const Failure: Story = {
  play: async () => {
    notify.error('Error sending message', 'Please try again or contact us directly.');
    await keep(await notificationWith('Error sending message'));
  },
};

/** Where the buttons that answer a notification stand at the lower edge. */
export const AtTheTop: Story = {
  parameters: { chromatic: noPicture },
  args: { edge: 'top' },
  play: async () => {
    notify.error('Error', 'Failed to save blog post.');
    const { top } = (await notificationWith('Error')).getBoundingClientRect();
    await expect(top).toBeLessThan(window.innerHeight / 4);
  },
};

const LABELS = Array.from({ length: 20 }, (_, index) => `Field ${index + 1}`);

/** On a phone the page makes room: a field that was on the screen stays there. */
export const OnAPhone: Story = {
  // A picture is higher than the screen: the pointer would leave the notification, which closes then.
  parameters: { chromatic: noPicture },
  globals: { viewport: { value: 'smallPhone' } },
  render: () => (
    <>
      {LABELS.map((label) => (
        <TextField key={label} label={label} />
      ))}
      <Toaster />
    </>
  ),
  play: async ({ canvas }) => {
    const lastShown = canvas
      .getAllByRole('textbox')
      .findLast((field) => field.getBoundingClientRect().top < window.innerHeight);
    notify.success('Message sent successfully!', "We'll get back to you soon.");
    const notification = await notificationWith('Message sent successfully!');
    await keep(notification);
    const edge = () => notification.parentElement?.getBoundingClientRect().top;
    const end = (field?: Element) => field?.getBoundingClientRect().bottom;
    await waitFor(() => expect(end(lastShown)).toBeLessThanOrEqual(edge() ?? 0));
  },
};

/** A list stays where it is. */
export const OverCards: Story = {
  parameters: { chromatic: noPicture },
  globals: { viewport: { value: 'smallPhone' } },
  render: () => (
    <>
      {LABELS.map((label) => (
        <article key={label}>
          <h3 style={{ height: '4rem' }}>{label}</h3>
        </article>
      ))}
      <Toaster />
    </>
  ),
  play: async () => {
    notify.success('Success', 'Blog post deleted successfully!');
    await keep(await notificationWith('Success'));
    const { style } = document.documentElement;
    await waitFor(() => expect(style.cssText).toMatch(/notifications: [1-9]/));
    await expect(window.scrollY).toBe(0);
  },
};

/** Tab leads through a notification and on; closed, it gives the focus back. */
export const Closes: Story = {
  parameters: { chromatic: noPicture },
  render: () => (
    <>
      <Button>Before</Button>
      <Toaster />
      <Button>After</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const [before, after] = canvas.getAllByRole('button');
    notify.error('Logout failed', 'The server did not answer.');
    const notification = await notificationWith('Logout failed');
    const close = within(notification).getByRole('button', { name: 'Close' });
    for (const target of [before, close, after]) {
      await userEvent.tab();
      await expect(target).toHaveFocus();
    }
    for (const target of [close, before]) {
      await userEvent.tab({ shift: true });
      await expect(target).toHaveFocus();
    }
    await userEvent.keyboard('{Alt>}t{/Alt}{Tab}{Enter}');
    await waitFor(() => expect(notification).not.toBeInTheDocument());
    await expect(before).toHaveFocus();
    notify.error('Login failed', 'The server did not answer.');
    const another = within(await notificationWith('Login failed'));
    await userEvent.click(another.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('Login failed')).not.toBeInTheDocument());
  },
};

/** It leaves by what it offers. */
export const WithAnAction: Story = {
  play: async ({ userEvent }) => {
    const onClick = fn();
    notify.success('Success', 'Blog post deleted successfully!', { label: 'Undo', onClick });
    const deleted = await notificationWith('Blog post deleted successfully!');
    await userEvent.click(within(deleted).getByRole('button', { name: 'Undo' }));
    await expect(onClick).toHaveBeenCalledOnce();
    await waitFor(() => expect(deleted).not.toBeInTheDocument());
    const view = { label: 'View', href: 'https://agency.example/blog/silk' };
    notify.success('Success', 'Blog post created successfully!', view);
    await keep(await notificationWith('Blog post created successfully!'));
  },
};

/** The first of four makes way until another one has left. */
export const ThreeAtMost: Story = {
  play: async ({ userEvent }) => {
    for (const place of ['First', 'Second', 'Third', 'Fourth']) {
      notify.success(place, 'Blog post created successfully!');
    }
    const fourth = await notificationWith('Fourth');
    await keep(fourth);
    await expect(within(liveRegion()).getAllByRole('listitem')).toHaveLength(3);
    await expect(screen.getByText('First')).not.toBeVisible();
    await userEvent.click(within(fourth).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByText('First')).toBeVisible());
  },
};

/** A finger swipes a notification away; one that moves less than 50 px leaves it, and so do a mouse and the browser that takes over. */
export const Swiped: Story = {
  parameters: { chromatic: noPicture },
  play: async () => {
    notify.success('Success', 'Blog post created successfully!');
    const notification = await notificationWith('Success');
    const swipe = (distance: number, pointerType = 'touch', end = fireEvent.pointerUp) => {
      const finger = { pointerType, pointerId: 2, clientY: 40 };
      fireEvent.pointerDown(notification, { ...finger, clientX: 20 });
      fireEvent.pointerMove(notification, { ...finger, clientX: 20 + distance });
      end(notification, { ...finger, clientX: 20 + distance });
    };
    swipe(49);
    swipe(200, 'mouse');
    swipe(200, 'touch', fireEvent.pointerCancel);
    await expect(notification).not.toHaveAttribute('data-leaving');
    await expect(notification.style.translate).toBe('');
    swipe(50);
    await waitFor(() => expect(notification).not.toBeInTheDocument());
  },
};

export const Texts: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    notify.error(`${tamilTitle} 🎉`, `${tamilText} ${longWord.slice(2450, 2700)}`);
    await keep(await notificationWith(`${tamilTitle} 🎉`));
  },
};
