import { projects } from '@agency/mocks/fixtures/projects';
import { scenarios, signedIn } from '@agency/mocks/scenarios';
import { type PageForStories, screenAt } from '@agency/stories/PageForStories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '#lib/paths';

const meta = {
  title: 'Screens/Panel/Portfolio',
  ...screenAt(paths.panel.projects, signedIn(scenarios.ready)),
  tags: ['!autodocs', 'panel'],
} satisfies Meta<typeof PageForStories>;

export default meta;
type Story = StoryObj<typeof meta>;

const { ordinary } = projects;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: ordinary.title })).toBeVisible();
  },
};
