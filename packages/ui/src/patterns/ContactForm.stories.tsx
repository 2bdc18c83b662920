import { site } from '@agency/mocks/fixtures/site';
import { everyWidth, everyWidthAndDark, noPicture } from '@agency/stories/chromaticModes';
import { formSteps } from '@agency/stories/formSteps';
import { fill } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { ContactForm } from './ContactForm';
import { PrivacyNotice, TranslatedNotice } from './PrivacyNotice';

const meta = {
  title: 'Site/Contact/ContactForm',
  component: ContactForm,
  args: {
    onSend: fn(async () => true),
    onOutcome: fn(),
    notice: <PrivacyNotice items={site.notice.items} />,
    translation: <TranslatedNotice {...site.notice.translation} />,
    alternative: {
      text: 'Your message was not sent. What you wrote is still here.',
      links: [
        {
          label: 'Send this on WhatsApp',
          hrefFor: (text: string) => `https://wa.me/442079460958?text=${encodeURIComponent(text)}`,
        },
        {
          label: 'Send this by email',
          hrefFor: (text: string) => `mailto:hello@studio.example?body=${encodeURIComponent(text)}`,
        },
      ],
    },
  },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const written = {
  Name: 'Revathi Sundaram',
  Email: 'revathi@example.com',
  'Mobile (Optional)': '+91 98765 43211',
  Message: 'We need a simple website with our price list.',
};
const stored = {
  name: written.Name,
  email: written.Email,
  mobile: written['Mobile (Optional)'],
  message: written.Message,
};

const fillIn: Story['play'] = ({ canvasElement, userEvent }) =>
  fill(userEvent, canvasElement, written);
const { field, write, press, says } = formSteps<'Name'>('Send Message');

export const Default: Story = {};

/** Each wrong field has its message, which goes as soon as the field is right. */
export const Invalid: Story = {
  play: async (context) => {
    await press(context);
    await says(context, 'Name', 'Name must be at least 2 characters');
    await expect(field(context, 'Name')).toHaveFocus();
    await write(context, 'Name', 'Revathi');
    await waitFor(() => expect(field(context, 'Name')).toBeValid());
    await expect(context.args.onSend).not.toHaveBeenCalled();
  },
};

/** With the keyboard alone. */
export const Sent: Story = {
  parameters: { chromatic: everyWidthAndDark },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const message = 'எங்கள் ஊரில் சிறிய மளிகைக் கடை 🌾 நடத்துகிறேன்.';
    await userEvent.tab();
    for (const text of Object.values({ ...written, Message: message })) {
      await userEvent.keyboard(text);
      await userEvent.tab();
    }
    await expect(canvas.getByRole('button', { name: 'Send Message' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(mocked(args.onOutcome).mock.calls).toStrictEqual([[true]]));
    // Exactly the four columns: nothing of the form's own goes along.
    await expect(mocked(args.onSend).mock.calls).toStrictEqual([[{ ...stored, message }]]);
    const form = canvasElement.querySelector('form');
    await expect(form).toHaveFormValues({ name: '', email: '', mobile: '', message: '' });
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getByText('Sent. We answer to revathi@example.com.')).toBeVisible();
    await userEvent.tab();
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
  },
};

/** The line about the last message goes when the next one is begun. */
export const Again: Story = {
  parameters: { chromatic: noPicture },
  play: async (context) => {
    const { canvas } = context;
    await fillIn(context);
    await press(context);
    await canvas.findByText(/^Sent\./);
    await write(context, 'Name', 'R');
    await expect(canvas.queryByText(/^Sent\./)).not.toBeInTheDocument();
  },
};

/** Browsers and password managers fill fields without telling the page. */
export const Autofilled: Story = {
  parameters: { chromatic: noPicture },
  play: async (context) => {
    const { args, canvasElement } = context;
    for (const [name, value] of Object.entries(stored)) {
      const filled = canvasElement.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (filled) filled.value = value;
    }
    await press(context);
    await waitFor(() => expect(mocked(args.onSend).mock.calls).toStrictEqual([[stored]]));
  },
};

export const Failed: Story = {
  parameters: { chromatic: everyWidth },
  args: { onSend: fn(async () => false) },
  play: async (context) => {
    await fillIn(context);
    await press(context);
    await expect(await context.canvas.findByText(/^Your message was not sent/)).toBeVisible();
  },
};

/** A bot fills in every field: nothing is sent, and no success is shown. A person may press again. */
export const Trapped: Story = {
  parameters: { chromatic: noPicture },
  play: async (context) => {
    const { args, canvasElement, userEvent } = context;
    const trap = canvasElement.querySelector('[aria-hidden="true"] input');
    if (!trap) throw new Error('The form has no trap.');
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await fillIn(context);
    await userEvent.type(trap, 'https://spam.example');
    await press(context);
    await waitFor(() => expect(mocked(args.onOutcome).mock.calls).toStrictEqual([[false]]));
    await expect(args.onSend).not.toHaveBeenCalled();
    await press(context);
    await waitFor(() => expect(mocked(args.onSend).mock.calls).toStrictEqual([[stored]]));
  },
};

export const Sending: Story = {
  args: { onSend: fn(() => new Promise<boolean>(() => {})) },
  play: async (context) => {
    await fillIn(context);
    await press(context);
    await context.canvas.findByRole('button', { name: 'Sending...' });
  },
};

/** What was written at an earlier visit is there again, under what this visit begins with. */
export const WithDraft: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  args: {
    draft: {
      read: () => ({ ...stored, email: '', mobile: '', message: 'We sell pots & lamps.' }),
      write: fn(),
      discard: fn(),
      subscribe: () => fn(),
    },
    prefill: 'I would like a project like “Temple town”.',
  },
};

/** Clearing can be undone until something else is typed. */
export const Cleared: Story = {
  args: { draft: { read: () => undefined, write: fn(), discard: fn(), subscribe: () => fn() } },
  play: async (context) => {
    const { args, canvas, canvasElement } = context;
    const form = canvasElement.querySelector('form');
    await expect(canvas.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
    await fillIn(context);
    await expect(args.draft?.write).toHaveBeenLastCalledWith(stored);
    await press(context, 'Clear');
    await expect(args.draft?.discard).toHaveBeenCalledOnce();
    await expect(form).toHaveFormValues({ name: '', email: '', mobile: '', message: '' });
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await press(context, 'Undo');
    await expect(form).toHaveFormValues(stored);
    await press(context, 'Clear');
    await write(context, 'Name', 'R');
    await expect(canvas.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  },
};
