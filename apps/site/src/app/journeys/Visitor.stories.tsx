import { posts } from '@agency/mocks/fixtures/posts';
import { projects } from '@agency/mocks/fixtures/projects';
import { scenarios } from '@agency/mocks/scenarios';
import { noPicture } from '@agency/stories/modes';
import { PageForStories } from '@agency/stories/PageForStories';
import { expectNotification, fill, findDialog } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '#lib/paths';
import { publicParts } from '../pageChunks';

/** A visitor's way through the site. */
const meta = {
  title: 'Journeys/Visitor',
  component: PageForStories,
  args: { url: paths.home },
  parameters: { layout: 'fullscreen', chromatic: noPicture, backend: scenarios.ready },
  // Where code is slow to come, a link opens its page as a document, which a story can't show.
  loaders: [() => Promise.all(publicParts.map((part) => part.preload()))],
  tags: ['!autodocs'],
} satisfies Meta<typeof PageForStories>;

export default meta;
type Story = StoryObj<typeof meta>;

const MESSAGE = {
  name: 'Anbu Selvan',
  email: 'anbu@example.com',
  mobile: '+91 98765 43211',
  message: 'Please ring me about a website for our shop.',
};

/** Follows a link of the header and waits for its page. */
const goTo =
  (link: string, heading: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    const nav = await canvas.findByRole('navigation', { name: 'Main' });
    await userEvent.click(within(nav).getByRole('link', { name: link }));
    await canvas.findByRole('heading', { level: 1, name: heading });
  };

const gone = (dialog: HTMLElement) => waitFor(() => expect(dialog).not.toBeInTheDocument());

/** The same message again is accepted, and stored once. */
export const Enquiry: Story = {
  play: async (context) => {
    const { canvas, canvasElement, loaded, step, userEvent } = context;
    const { database, requests } = loaded.backend;
    const before = database.rows('contact_messages').length;
    await goTo('Contact', 'Contact Us')(context);
    const send = async () => {
      await fill(userEvent, canvasElement, {
        Name: MESSAGE.name,
        Email: MESSAGE.email,
        'Mobile (Optional)': MESSAGE.mobile,
        Message: MESSAGE.message,
      });
      await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
      await waitFor(() => expect(canvas.getByLabelText('Message')).toHaveValue(''));
    };
    await step('sent', async () => {
      await send();
      await expectNotification('Message sent successfully!', "We'll get back to you soon.");
      await expect(canvas.getByLabelText('Name')).toHaveValue('');
      await expect(database.rows('contact_messages')[0]).toMatchObject(MESSAGE);
    });
    await step('sent twice', async () => {
      const sent = requests.length;
      await send();
      await expect(requests).toHaveLength(sent + 1);
      await expect(database.rows('contact_messages')).toHaveLength(before + 1);
    });
  },
};

/** The selected category stays when a project is closed. */
export const Projects: Story = {
  play: async (context) => {
    await goTo('Portfolio', 'Our Portfolio')(context);
    const { canvas, userEvent } = context;
    const { title, tags } = projects.sixTags;
    const filter = await canvas.findByRole('group', { name: 'Filter by category' });
    await userEvent.click(within(filter).getByRole('button', { name: 'E-commerce' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByRole('article')).toHaveTextContent(title);
    await userEvent.click(canvas.getByRole('link', { name: title }));
    const dialog = await findDialog(title);
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(tags.length);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await gone(dialog);
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

/** A closed post shows the list again without another read. */
export const Posts: Story = {
  play: async (context) => {
    await goTo('Blog', 'Blog')(context);
    const { canvas, loaded, userEvent } = context;
    const { title } = posts.ordinary;
    await userEvent.click(await canvas.findByRole('link', { name: title }));
    const dialog = await findDialog(title);
    await expect(dialog).toHaveTextContent('Start with what is');
    await userEvent.keyboard('{Escape}');
    await gone(dialog);
    await waitFor(() => expect(canvas.getByRole('link', { name: title })).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(loaded.backend.requests).toEqual(['GET /rest/v1/blog_posts']);
  },
};
