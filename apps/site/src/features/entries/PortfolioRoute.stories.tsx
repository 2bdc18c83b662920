import { projects } from '@agency/mocks/fixtures/projects';
import { scenarios } from '@agency/mocks/scenarios';
import { noPicture } from '@agency/stories/modes';
import { PageForStories } from '@agency/stories/PageForStories';
import { expectFailedReads, says } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '#lib/paths';

const meta = {
  title: 'Screens/Portfolio',
  component: PageForStories,
  args: { url: paths.portfolio },
  parameters: { layout: 'fullscreen', chromatic: noPicture, backend: scenarios.ready },
  tags: ['!autodocs'],
} satisfies Meta<typeof PageForStories>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Our Portfolio' }),
    ).toBeVisible();
    const [first] = await canvas.findAllByRole('article');
    await expect(first).toHaveTextContent(projects.ordinary.title);
  },
};

/** A visitor sees nothing of it: the log has it. */
export const Failing: Story = {
  parameters: { backend: scenarios.failing },
  play: async () => {
    await says(/^No projects found/)();
    await expectFailedReads('Error fetching portfolio:');
  },
};

/** A project's URL, opened as a document, is a page of its own. */
export const ProjectPage: Story = {
  args: { url: paths.project(projects.manyParagraphs) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: projects.manyParagraphs.title }),
    ).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveTextContent('12. Its bookings');
    await expect(await canvas.findByRole('link', { name: /^All / })).toBeVisible();
  },
};
