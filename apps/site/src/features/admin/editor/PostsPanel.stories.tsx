import { posts } from '@agency/mocks/fixtures/posts';
import { refusingRestores, scenarios, signedIn } from '@agency/mocks/scenarios';
import { SLUG_TAKEN } from '@agency/model/postForm';
import { historySteps } from '@agency/stories/historySteps';
import { noPicture } from '@agency/stories/modes';
import { PageForStories } from '@agency/stories/PageForStories';
import {
  expectFailedReads,
  expectNotification,
  fill,
  findDialog,
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
const subject = { table: 'blog_posts', row: ordinary, editing: 'Edit Blog Post' } as const;
const history = historySteps(subject);
/** Failed reads that are logged: the list, and whether the account is an admin. */
const READS = 2;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: ordinary.title })).toBeVisible();
  },
};

export const Slow: Story = {
  parameters: { backend: signedIn(scenarios.slow) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading blog posts...')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { backend: signedIn(scenarios.empty) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No blog posts yet. Create your first post!'),
    ).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: { backend: signedIn(scenarios.failing) },
  play: async ({ canvas }) => {
    await expectNotification('Error', 'Failed to fetch blog posts.');
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expectFailedReads('Error fetching blog posts:', READS);
  },
};

export const Creating: Story = {
  args: { url: `${paths.admin}?new=` },
  play: async () => {
    const form = within(await findDialog('Create New Blog Post'));
    await expect(form.getByLabelText('Title')).toHaveValue('');
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

/** The row was deleted meanwhile: the update touches no row and counts as a failure. */
export const GoneMeanwhile: Story = {
  ...Editing,
  play: async ({ loaded, userEvent }) => {
    const form = await findDialog('Edit Blog Post');
    loaded.backend.database.delete('blog_posts', [ordinary]);
    await userEvent.click(within(form).getByRole('button', { name: 'Update Post' }));
    await expectNotification('Error', 'Failed to save blog post.');
    await expect(form).toBeVisible();
  },
};

/** A wrong save is undone: the form begins anew with the restored version. */
export const Restored: Story = { ...Editing, play: history.restores };

export const RestoreRefused: Story = {
  ...Editing,
  parameters: { backend: signedIn(refusingRestores) },
  play: history.isRefused,
};

/** A deleted entry is brought back under its old id. */
export const BroughtBack: Story = { play: history.bringsBack };
