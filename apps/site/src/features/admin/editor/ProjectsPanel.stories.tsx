import { projects } from '@agency/mocks/fixtures/projects';
import { scenarios, signedIn } from '@agency/mocks/scenarios';
import { historySteps } from '@agency/stories/historySteps';
import { noPicture } from '@agency/stories/modes';
import { PageForStories } from '@agency/stories/PageForStories';
import { findDialog } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '#lib/paths';

const meta = {
  title: 'Screens/Panel/Portfolio',
  component: PageForStories,
  args: { url: paths.panel.projects },
  parameters: { layout: 'fullscreen', chromatic: noPicture, backend: signedIn(scenarios.ready) },
  tags: ['!autodocs', 'panel'],
} satisfies Meta<typeof PageForStories>;

export default meta;
type Story = StoryObj<typeof meta>;

const { ordinary } = projects;
const EDITING = 'Edit Portfolio Project';
const { restores } = historySteps({ table: 'portfolio', row: ordinary, editing: EDITING });

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: ordinary.title })).toBeVisible();
  },
};

export const Editing: Story = {
  args: { url: `${paths.panel.projects}?edit=${ordinary.id}` },
  play: async () => {
    const form = within(await findDialog(EDITING));
    await expect(form.getByLabelText('Title')).toHaveValue(ordinary.title);
    await expect(form.getByLabelText('Category')).toHaveValue(ordinary.category);
  },
};

/** A wrong save is undone: the form begins anew with the restored version. */
export const Restored: Story = { ...Editing, play: restores };
