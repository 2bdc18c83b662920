import { posts } from '@agency/mocks/fixtures/posts';
import { refusingRestores, scenarios, signedIn } from '@agency/mocks/scenarios';
import { type PageForStories, screenAt } from '@agency/stories/PageForStories';
import {
  expectFailedReads,
  expectNotification,
  findDialog,
  says,
} from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '#lib/paths';

const meta = {
  title: 'Screens/Panel/Posts',
  ...screenAt(paths.admin, signedIn(scenarios.ready)),
  tags: ['!autodocs', 'panel'],
} satisfies Meta<typeof PageForStories>;

export default meta;
type Story = StoryObj<typeof meta>;

const { ordinary } = posts;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: ordinary.title })).toBeVisible();
  },
};

export const Slow: Story = {
  parameters: { backend: signedIn(scenarios.slow) },
  play: says('Loading blog posts...'),
};

export const Empty: Story = {
  parameters: { backend: signedIn(scenarios.empty) },
  play: says('No blog posts yet. Create your first post!'),
};

/** The log has the list, and whether the account is an admin. */
export const Failing: Story = {
  parameters: { backend: signedIn(scenarios.failing) },
  play: async () => {
    await expectNotification('Error', 'Failed to fetch blog posts.');
    await expectFailedReads('Error fetching blog posts:', 2);
  },
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
