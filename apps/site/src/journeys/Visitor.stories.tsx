import { posts } from '@agency/mocks/fixtures/posts';
import { projects } from '@agency/mocks/fixtures/projects';
import { scenarios } from '@agency/mocks/scenarios';
import { noPicture } from '@agency/stories/modes';
import { PageForStories } from '@agency/stories/PageForStories';
import { dialogOf, fill, notified } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../paths';

/** A visitor's way through the site. Each story continues the one above it. */
const meta = {
  title: 'Journeys/Visitor',
  component: PageForStories,
  args: { address: paths.home },
  parameters: { layout: 'fullscreen', chromatic: noPicture, backend: scenarios.ready },
  tags: ['!autodocs'],
} satisfies Meta<typeof PageForStories>;

export default meta;
type Story = StoryObj<typeof meta>;

const ENQUIRY = {
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

export const EnquiryWritten: Story = {
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await goTo('Contact', 'Contact Us')(context);
    await fill(userEvent, canvasElement, {
      Name: ENQUIRY.name,
      Email: ENQUIRY.email,
      'Mobile (Optional)': ENQUIRY.mobile,
      Message: ENQUIRY.message,
    });
  },
};

export const EnquirySent: Story = {
  play: async (context) => {
    await EnquiryWritten.play?.(context);
    const { canvas, loaded, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await notified('Message sent successfully!', "We'll get back to you soon.");
    await expect(canvas.getByLabelText('Name')).toHaveValue('');
    await expect(canvas.getByLabelText('Message')).toHaveValue('');
    const [newest] = loaded.backend.database.rows('contact_messages');
    await expect(newest).toMatchObject(ENQUIRY);
  },
};

/** The same enquiry again is accepted, and stored once. */
export const EnquirySentTwice: Story = {
  play: async (context) => {
    await EnquirySent.play?.(context);
    const { rows } = scenarios.ready.circumstances;
    const { database, requests } = context.loaded.backend;
    const before = requests.length;
    await EnquiryWritten.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Send Message' }));
    await waitFor(() => expect(context.canvas.getByLabelText('Message')).toHaveValue(''));
    await expect(requests).toHaveLength(before + 1);
    await expect(database.rows('contact_messages')).toHaveLength(
      (rows?.contact_messages?.length ?? 0) + 1,
    );
  },
};

export const PortfolioFiltered: Story = {
  play: async (context) => {
    await goTo('Portfolio', 'Our Portfolio')(context);
    const { canvas, userEvent } = context;
    const filter = await canvas.findByRole('group', { name: 'Filter by category' });
    await userEvent.click(within(filter).getByRole('button', { name: 'E-commerce' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.getByRole('article')).toHaveTextContent(projects.sixTags.title);
  },
};

export const ProjectOpened: Story = {
  play: async (context) => {
    await PortfolioFiltered.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('link', { name: projects.sixTags.title }));
    const dialog = await dialogOf(projects.sixTags.title);
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(
      projects.sixTags.tags.length,
    );
  },
};

/** The selected category stays. */
export const ProjectClosed: Story = {
  play: async (context) => {
    await ProjectOpened.play?.(context);
    const dialog = await dialogOf(projects.sixTags.title);
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await gone(dialog);
    await expect(context.canvas.getAllByRole('article')).toHaveLength(1);
  },
};

export const PostOpened: Story = {
  play: async (context) => {
    await goTo('Blog', 'Blog')(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('link', { name: posts.ordinary.title }));
    await expect(await dialogOf(posts.ordinary.title)).toHaveTextContent('Start with what is');
  },
};

/** The list is shown again without another read. */
export const PostClosed: Story = {
  play: async (context) => {
    await PostOpened.play?.(context);
    const { canvas, loaded, userEvent } = context;
    const dialog = await dialogOf(posts.ordinary.title);
    await userEvent.keyboard('{Escape}');
    await gone(dialog);
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: posts.ordinary.title })).toHaveFocus(),
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(loaded.backend.requests).toEqual(['GET /rest/v1/blog_posts']);
  },
};
