import { posts } from '@agency/mocks/fixtures/posts';
import { scenarios } from '@agency/mocks/scenarios';
import { AppAt } from '@agency/stories/AppAt';
import { noPicture } from '@agency/stories/chromaticModes';
import { expectNotification, fill, findDialog } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '#src/lib/paths.ts';
import { publicComponents } from './loading/lazyRoutes';

/** A visitor's way through the site. */
const meta = {
  title: 'Journeys/Visitor',
  component: AppAt,
  args: { url: paths.home },
  parameters: { layout: 'fullscreen', chromatic: noPicture, backend: scenarios.ready },
  // Where code is slow to come, a link opens its page as a document, which a story can't show.
  loaders: [() => Promise.all(publicComponents.map((it) => it.preload()))],
  // What a browser does to a page that it translates; the toolbar has the switch.
  globals: { translation: 'on' },
  tags: ['!autodocs'],
} satisfies Meta<typeof AppAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const MESSAGE = {
  name: 'Anbu Selvan',
  email: 'anbu@example.com',
  mobile: '+91 98765 43211',
  message: 'Please ring me about a website for our shop.',
};

export const Enquiry: Story = {
  play: async ({ canvas, canvasElement, loaded, step, userEvent }) => {
    await step('found', async () => {
      const nav = await canvas.findByRole('navigation', { name: 'Main' });
      await userEvent.click(within(nav).getByRole('link', { name: 'Contact' }));
      await canvas.findByRole('heading', { level: 1, name: 'Contact Us' });
    });
    await step('sent', async () => {
      await fill(userEvent, canvasElement, {
        Name: MESSAGE.name,
        Email: MESSAGE.email,
        'Mobile (Optional)': MESSAGE.mobile,
        Message: MESSAGE.message,
      });
      await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
      await expectNotification('Message sent successfully!', "We'll get back to you soon.");
      await expect(canvas.getByLabelText('Message')).toHaveValue('');
      await expect(loaded.backend.database.rows('contact_messages')[0]).toMatchObject(MESSAGE);
    });
  },
};

const WORDS = ['qr', 'rice', 'mill', 'hall', 'banner', 'print', 'pongal', 'page', 'price', 'zzz'];

/** A page that is translated loses nothing: not while words are marked, and figures end at their values. */
export const Found: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const nav = within(await canvas.findByRole('navigation', { name: 'Main' }));
    const go = async (name: string) => {
      await userEvent.click(nav.getByRole('link', { name }));
      await waitFor(() =>
        expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(name),
      );
    };
    const typeWords = async (field: HTMLElement, words: string[]) => {
      for (const word of words) {
        await userEvent.clear(field);
        await userEvent.type(field, word);
        await expect(field).toHaveValue(word);
      }
    };
    await step('the figures count up', async () => {
      const [digits] = canvasElement.querySelectorAll('p > [aria-hidden]');
      digits?.scrollIntoView({ block: 'center' });
      await waitFor(() => expect(digits).toHaveTextContent(/^440\+$/));
    });
    await step('posts are searched letter by letter, and one is opened', async () => {
      await go('Blog');
      const field = await canvas.findByRole('searchbox', { name: 'Search posts' });
      await typeWords(field, WORDS);
      await userEvent.click(await canvas.findByRole('button', { name: 'Show all posts' }));
      const { title } = posts.ordinary;
      await userEvent.click(await canvas.findByRole('link', { name: title }));
      await userEvent.click(within(await findDialog(title)).getByRole('button', { name: 'Close' }));
    });
    await step('projects are filtered', async () => {
      await go('Portfolio');
      const filter = within(await canvas.findByRole('group', { name: 'Filter by category' }));
      for (const choice of filter.getAllByRole('button').reverse()) {
        await userEvent.click(choice);
        await waitFor(() => expect(choice).toHaveAttribute('aria-pressed', 'true'));
      }
    });
    await step('the whole site is searched', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
      const name = 'Search pages, posts and projects';
      await typeWords(await screen.findByRole('combobox', { name }), ['pongal', 'zzz']);
      await expect(await screen.findByText('Nothing found for “zzz”.')).toBeVisible();
    });
  },
};
