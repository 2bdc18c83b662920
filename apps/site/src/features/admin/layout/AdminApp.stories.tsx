import { allMessages } from '@agency/mocks/fixtures/messages';
import { posts } from '@agency/mocks/fixtures/posts';
import { projects } from '@agency/mocks/fixtures/projects';
import { refusingRestores, scenarios, signedIn } from '@agency/mocks/scenarios';
import { type AppAt, screenAt } from '@agency/stories/AppAt';
import { expectNotification, findDialog, says } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '#src/lib/paths.ts';

const meta = {
  title: 'Screens/Panel/Sections',
  ...screenAt(paths.admin, signedIn(scenarios.ready)),
  tags: ['!autodocs', 'panel'],
} satisfies Meta<typeof AppAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const { ordinary } = posts;

export const Posts: Story = { play: says(ordinary.title) };

export const Empty: Story = {
  parameters: { backend: signedIn(scenarios.empty) },
  play: says('No blog posts yet. Create your first post!'),
};

export const Editing: Story = {
  args: { url: `${paths.admin}?edit=${ordinary.id}` },
  play: async () => {
    const form = within(await findDialog('Edit Blog Post'));
    await expect(form.getByLabelText('Title')).toHaveValue(ordinary.title);
    await expect(form.getByLabelText('Slug (URL)')).toHaveValue(ordinary.slug);
  },
};

export const RestoreRefused: Story = {
  ...Editing,
  parameters: { backend: signedIn(refusingRestores) },
  play: async ({ loaded, userEvent }) => {
    loaded.backend.database.update('blog_posts', [ordinary], { title: 'A wrong title' });
    const editing = within(await findDialog('Edit Blog Post'));
    await userEvent.click(editing.getByRole('button', { name: 'History' }));
    const history = within(await findDialog('History'));
    await userEvent.click(await history.findByRole('button', { name: /^Compare/ }));
    await userEvent.click(await history.findByRole('button', { name: 'Restore this version' }));
    await expectNotification('Error', 'The server refuses this.');
    await expect(history.getByRole('button', { name: 'Restore this version' })).toBeEnabled();
  },
};

export const Portfolio: Story = {
  args: { url: paths.panel.projects },
  play: says(projects.ordinary.title),
};

export const Messages: Story = {
  args: { url: paths.panel.messages },
  // All but the fixture with an invalid date.
  play: says(`${allMessages.length - 1} messages`),
};

/** The browser translates the panel: what is marked, counted and folded goes on working. */
export const MessagesTranslated: Story = {
  args: { url: paths.panel.messages },
  globals: { translation: 'on' },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search messages' });
    for (const word of ['price', 'shop', 'website', 'zzz']) {
      await userEvent.clear(field);
      await userEvent.type(field, word);
    }
    await waitFor(() => expect(canvas.getByText('0 found')).toBeVisible());
    await userEvent.clear(field);
    for (const open of ['false', 'true']) {
      const toggle = canvas.getByRole('button', { name: /^Toggle sidebar/ });
      await userEvent.click(toggle);
      await expect(toggle).toHaveAttribute('aria-expanded', open);
    }
    const [reply] = await canvas.findAllByRole('button', { name: /^Reply to/ });
    await userEvent.click(reply as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Close' }));
  },
};
