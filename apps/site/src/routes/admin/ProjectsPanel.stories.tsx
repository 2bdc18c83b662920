import { projects } from '@agency/mocks/fixtures/projects';
import { refusingRestores, scenarios, signedIn } from '@agency/mocks/scenarios';
import { historySteps } from '@agency/stories/historySteps';
import { noPicture } from '@agency/stories/modes';
import { PageForStories } from '@agency/stories/PageForStories';
import { panelSteps } from '@agency/stories/panelSteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
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
const subject = { table: 'portfolio', row: ordinary, editing: 'Edit Portfolio Project' } as const;
const history = historySteps(subject);
const panel = panelSteps({
  ...subject,
  creating: 'Create New Portfolio Project',
  save: 'Update Project',
  texts: {
    loading: 'Loading portfolio projects...',
    empty: 'No portfolio projects yet. Create your first project!',
    failed: 'Failed to fetch portfolio projects.',
    logged: 'Error fetching portfolio:',
    notSaved: 'Failed to save portfolio project.',
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
  args: { address: `${paths.adminPortfolio}?new=` },
  play: panel.createsFromAddress,
};

export const Editing: Story = {
  args: { address: `${paths.adminPortfolio}?edit=${ordinary.id}` },
  play: panel.editsFromAddress('Category', ordinary.category),
};

/** The dialog stays open with its text, and the server’s message is shown. */
export const ServerRefusal: Story = {
  ...Editing,
  parameters: { backend: signedIn(scenarios.refusing) },
  play: panel.isRefused,
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
