import { projects } from '@agency/mocks/fixtures/projects';
import { refusingRestores, scenarios, signedIn } from '@agency/mocks/scenarios';
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
import { expect, screen, spyOn, within } from 'storybook/test';
import { paths } from '../../paths';

const meta = {
  title: 'Routes/Admin/Portfolio',
  component: PageForStories,
  args: { address: paths.adminPortfolio },
  parameters: { layout: 'fullscreen', chromatic: noPicture, backend: signedIn(scenarios.ready) },
  tags: ['!autodocs'],
} satisfies Meta<typeof PageForStories>;

export default meta;
type Story = StoryObj<typeof meta>;

const { ordinary } = projects;
const history = historySteps({
  table: 'portfolio',
  row: ordinary,
  editing: 'Edit Portfolio Project',
});

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
    await expect(await canvas.findByText('Loading portfolio projects...')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { backend: signedIn(scenarios.empty) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No portfolio projects yet. Create your first project!'),
    ).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: { backend: signedIn(scenarios.failing) },
  play: async ({ canvas }) => {
    await expectNotification('Error', 'Failed to fetch portfolio projects.');
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expectFailedReads('Error fetching portfolio:', READS);
  },
};

export const Creating: Story = {
  args: { address: `${paths.adminPortfolio}?new=` },
  play: async () => {
    const dialog = await findDialog('Create New Portfolio Project');
    await expect(within(dialog).getByLabelText('Title')).toHaveValue('');
  },
};

export const Editing: Story = {
  args: { address: `${paths.adminPortfolio}?edit=${ordinary.id}` },
  play: async () => {
    const dialog = await findDialog('Edit Portfolio Project');
    await expect(within(dialog).getByLabelText('Title')).toHaveValue(ordinary.title);
    await expect(within(dialog).getByLabelText('Category')).toHaveValue(ordinary.category);
  },
};

/** The dialog stays open with its text, and the server’s message is shown. */
export const ServerRefusal: Story = {
  ...Editing,
  parameters: { backend: signedIn(scenarios.refusing) },
  play: async ({ userEvent }) => {
    const dialog = await findDialog('Edit Portfolio Project');
    await fill(userEvent, dialog, { Title: 'A title of my own' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Update Project' }));
    await expectNotification('Error', 'The server refuses this.');
    await expect(within(dialog).getByLabelText('Title')).toHaveValue('A title of my own');
  },
};

/** The row was deleted meanwhile: the update touches no row and counts as a failure. */
export const GoneMeanwhile: Story = {
  ...Editing,
  play: async ({ loaded, userEvent }) => {
    const dialog = await findDialog('Edit Portfolio Project');
    loaded.backend.database.delete('portfolio', [ordinary]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Update Project' }));
    await expectNotification('Error', 'Failed to save portfolio project.');
    await expect(dialog).toBeVisible();
  },
};

export const DeleteRefused: Story = {
  parameters: { backend: signedIn(scenarios.refusing) },
  play: async ({ canvas, userEvent }) => {
    spyOn(window, 'confirm').mockReturnValue(true);
    await userEvent.click(await canvas.findByRole('button', { name: `Delete ${ordinary.title}` }));
    await expectNotification('Error', 'The server refuses this.');
    await expect(screen.getByRole('heading', { name: ordinary.title })).toBeVisible();
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
