import { accounts } from '@agency/mocks/backend/accounts';
import { scenarios } from '@agency/mocks/scenarios';
import { noPicture } from '@agency/stories/modes';
import { PageForStories } from '@agency/stories/PageForStories';
import { expectNotification, fill, findDialog } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { paths } from '#src/lib/paths.ts';

/** The admin's work in the panel. */
const meta = {
  title: 'Journeys/Admin',
  component: PageForStories,
  args: { url: paths.admin },
  parameters: { layout: 'fullscreen', chromatic: noPicture, backend: scenarios.ready },
  tags: ['!autodocs'],
} satisfies Meta<typeof PageForStories>;

export default meta;
type Story = StoryObj<typeof meta>;

const TITLE = 'Silk by a window';
const NEW_TITLE = 'Silk by a window that faces north';

export const PostWritten: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('signed in', async () => {
      const { email, password } = accounts.admin;
      await fill(userEvent, canvasElement, { Email: email, Password: password });
      await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
      await expectNotification('Login successful!', 'Welcome to the admin panel.');
      await expect(await canvas.findByRole('heading', { name: 'Admin Panel' })).toBeVisible();
    });
    await step('created', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'New Post' }));
      const dialog = await findDialog('Create New Blog Post');
      await fill(userEvent, dialog, {
        Title: TITLE,
        Excerpt: 'No studio and no lamps.',
        Content: 'Silk looks best in morning light, near a window that faces north.',
        'Tags (comma separated)': 'Photographs, Silk',
      });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Create Post' }));
      await expectNotification('Success', 'Blog post created successfully!');
      await expect(await canvas.findByRole('heading', { name: TITLE })).toBeVisible();
    });
    await step('edited', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Edit ${TITLE}` }));
      const dialog = await findDialog('Edit Blog Post');
      await fill(userEvent, dialog, { Title: NEW_TITLE });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Update Post' }));
      await expectNotification('Success', 'Blog post updated successfully!');
      await expect(await canvas.findByRole('heading', { name: NEW_TITLE })).toBeVisible();
    });
    await step('deleted', async () => {
      const confirm = spyOn(window, 'confirm').mockReturnValue(true);
      await userEvent.click(canvas.getByRole('button', { name: `Delete ${NEW_TITLE}` }));
      await expectNotification('Success', 'Blog post deleted successfully!');
      await expect(confirm).toHaveBeenCalledWith('Are you sure you want to delete this blog post?');
      await waitFor(() => expect(canvas.queryByRole('heading', { name: NEW_TITLE })).toBeNull());
    });
    await step('signed out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
      await expectNotification(
        'Logged out successfully',
        'You have been signed out of the admin panel.',
      );
      await expect(await canvas.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
      // Which messages this device has seen is no secret, and counts at the next visit.
      const kept = Object.keys(localStorage).filter((key) => !key.startsWith('messages-seen:'));
      await expect(kept).toEqual([]);
    });
  },
};
