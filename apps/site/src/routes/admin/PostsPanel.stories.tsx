import { posts } from '@agency/mocks/fixtures/posts';
import { refusingRestores, scenarios, signedIn } from '@agency/mocks/scenarios';
import { SLUG_TAKEN } from '@agency/model/postForm';
import { historySteps } from '@agency/stories/historySteps';
import { noPicture } from '@agency/stories/modes';
import { PageForStories } from '@agency/stories/PageForStories';
import { panelSteps } from '@agency/stories/panelSteps';
import { expectNotification, fill, findDialog } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '../../paths';

const meta = {
  title: 'Routes/Admin/Posts',
  component: PageForStories,
  args: { address: paths.admin },
  parameters: { layout: 'fullscreen', chromatic: noPicture, backend: signedIn(scenarios.ready) },
  tags: ['!autodocs'],
} satisfies Meta<typeof PageForStories>;

export default meta;
type Story = StoryObj<typeof meta>;

const { ordinary, withoutImage } = posts;
const subject = { table: 'blog_posts', row: ordinary, editing: 'Edit Blog Post' } as const;
const history = historySteps(subject);
const panel = panelSteps({
  ...subject,
  creating: 'Create New Blog Post',
  save: 'Update Post',
  texts: {
    loading: 'Loading blog posts...',
    empty: 'No blog posts yet. Create your first post!',
    failed: 'Failed to fetch blog posts.',
    logged: 'Error fetching blog posts:',
    notSaved: 'Failed to save blog post.',
  },
});

export const Ready: Story = { play: panel.isListed };

export const Slow: Story = {
  parameters: { backend: signedIn(scenarios.slow) },
  play: panel.loads,
};

export const Empty: Story = {
  parameters: { backend: signedIn(scenarios.empty) },
  play: panel.isEmpty,
};

export const Failing: Story = {
  parameters: { backend: signedIn(scenarios.failing) },
  play: panel.fails,
};

export const Creating: Story = {
  args: { address: `${paths.admin}?new=` },
  play: panel.createsFromAddress,
};

export const Editing: Story = {
  args: { address: `${paths.admin}?edit=${ordinary.id}` },
  play: panel.editsFromAddress('Slug (URL)', ordinary.slug),
};

/** The dialog stays open with its text, and the server’s message is shown. */
export const ServerRefusal: Story = {
  ...Editing,
  parameters: { backend: signedIn(scenarios.refusing) },
  play: panel.isRefused,
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
    await expect(slug).toHaveAccessibleDescription(SLUG_TAKEN);
    await expect(slug).toHaveFocus();
  },
};

/** The row was deleted meanwhile: the update touches no row and counts as a failure. */
export const GoneMeanwhile: Story = { ...Editing, play: panel.isGone };

export const DeleteRefused: Story = {
  parameters: { backend: signedIn(scenarios.refusing) },
  play: panel.keepsWhatIsNotDeleted,
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
