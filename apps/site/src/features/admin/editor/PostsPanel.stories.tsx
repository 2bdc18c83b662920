import { posts } from '@agency/mocks/fixtures/posts';
import { refusingRestores, scenarios, signedIn } from '@agency/mocks/scenarios';
import { SLUG_TAKEN } from '@agency/model/postForm';
import { noPicture } from '@agency/stories/modes';
import { PageForStories } from '@agency/stories/PageForStories';
import {
  expectFailedReads,
  expectNotification,
  fill,
  findDialog,
  says,
} from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '#lib/paths';

const meta = {
  title: 'Screens/Panel/Posts',
  component: PageForStories,
  args: { url: paths.admin },
  parameters: { layout: 'fullscreen', chromatic: noPicture, backend: signedIn(scenarios.ready) },
  tags: ['!autodocs', 'panel'],
} satisfies Meta<typeof PageForStories>;

export default meta;
type Story = StoryObj<typeof meta>;

const { ordinary, withoutImage } = posts;

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

/** Another post has the slug: the field shows the refusal and has the focus. */
export const SlugInUse: Story = {
  ...Editing,
  play: async ({ userEvent }) => {
    const dialog = await findDialog('Edit Blog Post');
    await fill(userEvent, dialog, { 'Slug (URL)': withoutImage.slug });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Update Post' }));
    await expectNotification('Error', SLUG_TAKEN);
    const slug = within(dialog).getByLabelText('Slug (URL)');
    await expect(slug).toHaveAccessibleDescription(expect.stringContaining(SLUG_TAKEN));
    await expect(slug).toHaveFocus();
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
